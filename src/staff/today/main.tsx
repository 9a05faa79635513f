import "../../styles/tokens.css";
import "../../styles/fonts.css";
import "../../styles/base.css";
import "../frame/frame.css";

import { createRoot } from "react-dom/client";

import { TodayPage } from "./today-page";

createRoot(document.body.appendChild(document.createElement("div"))).render(<TodayPage />);
