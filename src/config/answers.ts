/** What a ready-made answer may leave open, as `{{name}}`: the site fills it in from the enquiry. */
export const ANSWER_VALUES = ["name", "offer", "date", "price", "reference"] as const;
export type AnswerValue = (typeof ANSWER_VALUES)[number];
