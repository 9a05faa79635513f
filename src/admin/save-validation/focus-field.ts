import { expand, findSides, findSteps } from "../../workarounds/decap/field-places";
import type { FieldMessage } from "./field-message";

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
    expand(group);
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
    for (const side of place ? findSides(place.locale) : []) {
      const steps = findSteps(side, place?.path ?? "");
      if (steps.length > 0) return focusField(steps);
    }
  }
}
