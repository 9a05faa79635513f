import "../../styles/tokens.css";
import "../../styles/fonts.css";
import "../../styles/base.css";
import "./frame.css";

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

export function showPage(page: ReactNode): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(page);
}
