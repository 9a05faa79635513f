import { getLanguages, showLanguages } from "../form/form-state";
import type { FieldMessage, FieldPlace } from "./field-message";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Finds what a path such as `pickup.1.place` leads to in the form. */
function findPlace({ path, locale }: FieldPlace): HTMLElement | undefined {
  let around: HTMLElement | undefined;
  for (const part of path.split(".")) {
    const within: ParentNode = around ?? document;
    const found = /^\d+$/.test(part)
      ? within.querySelectorAll<HTMLElement>(".formRows > ol > li")[Number(part)]
      : within.querySelector<HTMLElement>(`[data-field="${part}"]`);
    if (!found) break;
    around = found;
  }
  return around?.querySelector<HTMLElement>(`[lang="${locale}"]`) ?? around;
}

/** Opens what the field stands in, and puts the cursor into it. */
async function focusField(place: HTMLElement, { locale }: FieldPlace): Promise<void> {
  if (place.lang === locale && place.hidden) showLanguages([...getLanguages(), locale]);
  const heading = place
    .closest("[data-form-group]")
    ?.querySelector<HTMLElement>("h2 [aria-expanded='false']");
  heading?.click();
  await nextFrame();
  place.scrollIntoView({ block: "center" });
  place
    .querySelector<HTMLElement>("input, textarea, select, button, [contenteditable='true']")
    ?.focus({ preventScroll: true });
}

/** Puts the cursor into the first of these fields that is in the form. */
export async function focusFirstField(messages: readonly FieldMessage[]): Promise<void> {
  await nextFrame();
  for (const { place } of messages) {
    const found = place && findPlace(place);
    if (found) return focusField(found, place);
  }
}
