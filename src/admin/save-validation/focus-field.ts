import type { FieldMessage, FieldPlace } from "./field-message";

/** The sides of the screen on which a field may stand: the one that shows its language, and the left one, which has all facts. */
function findSides({ locale }: FieldPlace): Element[] {
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
function findSteps(side: Element, path: string): HTMLElement[] {
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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the groups around a field, the outermost first, and puts the cursor into it. */
async function focusField(steps: readonly HTMLElement[]): Promise<void> {
  const field = steps.at(-1);
  const group = field?.closest("[data-form-group]")?.querySelector<HTMLElement>("[aria-expanded='false']");
  if (group && !field?.checkVisibility()) {
    group.click();
    await nextFrame();
  }
  for (const group of steps.slice(0, -1)) {
    if (field?.checkVisibility()) break;
    group.querySelector<HTMLElement>("[data-testid='expand-button']")?.click();
    await nextFrame();
  }
  field?.scrollIntoView({ block: "center" });
  const control = field?.matches("input, textarea, select, [contenteditable]")
    ? field
    : field?.querySelector<HTMLElement>("input, textarea, button, [contenteditable]");
  control?.focus({ preventScroll: true });
}

/** Puts the cursor into the first of these fields that is on the screen. */
export async function focusFirstField(messages: readonly FieldMessage[]): Promise<void> {
  await nextFrame();
  for (const { place } of messages) {
    for (const side of place ? findSides(place) : []) {
      const steps = findSteps(side, place?.path ?? "");
      if (steps.length > 0) return focusField(steps);
    }
  }
}
