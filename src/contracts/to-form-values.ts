import { isChosen, toChoiceTexts, type Choice } from "../booking/choice";

const NAMES: Partial<Record<string, string>> = {
  place: "pickupPlace",
  shipDocked: "pickupShipDocked",
  shipAllAboard: "pickupShipAllAboard",
  shipClock: "pickupShipClock",
};

/** Writes a choice as the fields of a plain form, in the names that `fromForm` reads; none when nothing was chosen. */
export function toFormValues(choice: Choice): Record<string, string> {
  const texts = isChosen(choice) ? toChoiceTexts(choice) : [];
  return Object.fromEntries(texts.flatMap(([field, text]) => (text ? [[NAMES[field] ?? field, text]] : [])));
}
