/** @jest-environment node */
import { createHash } from "node:crypto";

import { html, PAGE_CSP, renderPage } from "../html";

it("allows the style of its pages by the hash of the very characters that a browser reads", () => {
  const page = renderPage("en", "Title", html`<p>Text</p>`).toString();
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(style).not.toBe("");
  expect(PAGE_CSP).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});
