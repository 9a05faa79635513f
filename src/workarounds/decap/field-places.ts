/*
 * Workaround for: Decap has no interface that puts the cursor into a field by its path and language, so the field is found by what Decap writes into the
 *   page (decap-cms-core: EditorControl.js, EditorControlPane.js; decap-cms-widget-list: ListControl.js; decap-cms-ui-default:
 *   ObjectWidgetTopBar.js; react-split-pane).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: none filed
 * Without it: staff have to look for the field that a refused save names, in another language's half or in a closed row.
 * Fails without it: e2e/full/editor-checks.spec.ts
 * Needed while this passes: src/workarounds/decap/field-places.upstream.slow.test.ts
 */

/** The sides of the screen on which a field may stand: the one that shows its language, and the left one, which has all facts. */
export function findSides(locale: string): Element[] {
  const [left, right] = [".Pane1", ".Pane2"].map((side) => document.querySelector(side));
  // Decap names the language on a button above the fields, as in “Escribiendo en IT”.
  const showsLanguage = (side: Element) =>
    [...side.querySelectorAll("[aria-haspopup]")].some(({ textContent }) =>
      textContent.endsWith(` ${locale.toUpperCase()}`),
    );
  const first = left ?? document.body;
  const shown = [first, right].filter((side) => side instanceof Element).filter(showsLanguage);
  return [...shown, first];
}

/** What Decap puts around the fields of `gallery.0.alt`: an id that begins with each name, rows in their order. */
export function findSteps(side: Element, path: string): HTMLElement[] {
  const steps: HTMLElement[] = [];
  let row = 0;
  let around: Element = side;
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      row = Number(part);
      continue;
    }
    const found = around.querySelectorAll<HTMLElement>(`[id^="${part}-field-"]`)[row];
    if (!found) break;
    steps.push(found);
    [around, row] = [found, 0];
  }
  return steps;
}

/** Opens a group or a row that is closed. */
export function expand(step: HTMLElement): void {
  step.querySelector<HTMLElement>("[data-testid='expand-button']")?.click();
}
