import "../../styles/tokens.css";
import "../../styles/fonts.css";
import "../../styles/base.css";
import "./frame.css";

import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";

export function showPage(Page: ComponentType): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);
}
