import "../../styles/tokens.css";
import "../../styles/fonts.css";
import "../../styles/base.css";
import "./frame.css";

// Bundled into one script that all pages share, also those that need only some of it: over HTTP/1.1 a browser loads six files at once, and
// esbuild writes a file for each set of programs that need the same. What is loaded later imports this module, too.
import "../accounts/passkey-calls";
import "../inbox/due-time";
import "../ui/action";
import "../ui/facts";
import "../ui/fields";
import "../ui/names";
import "./staff-page";

import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";

export function showPage(Page: ComponentType): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);
}
