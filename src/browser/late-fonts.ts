import { FONT_FACES } from "../config/page-start";

/**
 * Lets fonts take their place that came too late for the first page, which was drawn in the device's own and has kept them, so
 * that no line broke anew under the reader's eyes. For a moment at which all words change anyway.
 */
export function showLateFonts(): void {
  const style = document.querySelector(FONT_FACES);
  if (style?.textContent.includes("optional"))
    style.textContent = style.textContent.replaceAll("font-display:optional", "font-display:swap");
}
