/**
 * Placeholders of ready-made answers, as `{{name}}`, under its names in English, Spanish and Italian: the site fills it in from the
 * enquiry, whichever language the answer is in.
 */
export const ANSWER_PLACEHOLDERS = {
  name: ["name", "nombre", "nome"],
  offer: ["offer", "oferta", "excursion", "excursión", "offerta", "escursione"],
  date: ["date", "fecha", "data"],
  price: ["price", "precio", "prezzo"],
  pickup: ["pickup", "recogida", "ritiro"],
  reference: ["reference", "referencia", "riferimento"],
} as const;
export type AnswerValue = keyof typeof ANSWER_PLACEHOLDERS;

const ENTRIES = Object.entries(ANSWER_PLACEHOLDERS) as [AnswerValue, readonly string[]][];
const BY_NAME = new Map(ENTRIES.flatMap(([value, names]) => names.map((name) => [name, value] as const)));

/** All placeholders as they are written: `{{name}}`, `{{nombre}}`, … */
export const KNOWN_PLACEHOLDERS = [...BY_NAME.keys()].map((name) => `{{${name}}}`);

/** All placeholders in a line, those that stand for the same beside each other. */
export const PLACEHOLDER_LIST = ENTRIES.map(([, names]) =>
  names.map((name) => `{{${name}}}`).join(" / "),
).join(", ");

/** Returns what a placeholder stands for, by any of its names. */
export function findAnswerValue(name: string): AnswerValue | undefined {
  return BY_NAME.get(name);
}
