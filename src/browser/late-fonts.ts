/**
 * Lets fonts take their place that came too late for the first page, which was drawn in the device's own and has kept them, so
 * that no line broke anew under the reader's eyes. For a moment at which all words change anyway. `selector` finds the
 * element with the fonts' rules; they are changed one by one, because a changed text of styles is refused by the content policy.
 */
export function showLateFonts(selector: string): void {
  const sheet = document.querySelector<HTMLStyleElement>(selector)?.sheet;
  for (const [index, { cssText }] of [...(sheet?.cssRules ?? [])].entries()) {
    if (!cssText.includes("optional")) continue;
    sheet?.deleteRule(index);
    sheet?.insertRule(cssText.replace("optional", "swap"), index);
  }
}
