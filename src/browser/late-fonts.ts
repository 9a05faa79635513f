/**
 * Shows the fonts that were loaded too late for the first page. That page keeps the device's fonts, so that its lines do not move; this is called when
 * the next page replaces all text anyway. `selector` finds the element with the fonts' rules, which are replaced one by one, because
 * the content policy refuses a changed style element.
 */
export function showLateFonts(selector: string): void {
  const sheet = document.querySelector<HTMLStyleElement>(selector)?.sheet;
  for (const [index, { cssText }] of [...(sheet?.cssRules ?? [])].entries()) {
    if (!cssText.includes("optional")) continue;
    sheet?.deleteRule(index);
    sheet?.insertRule(cssText.replace("optional", "swap"), index);
  }
}
