import type { LetterContent, LetterText, PublishedLetter } from "../domain/contracts/letters";

/** A letter in one language, as the build writes it for the server. */
export function createLetterText(change: Partial<LetterText> = {}): LetterText {
  return {
    subject: "Whales in Samaná",
    preheader: "They are back until March",
    blocks: [{ kind: "paragraph", runs: [{ text: "The first whales have arrived." }] }],
    offers: [],
    ...change,
  };
}

/** A letter in all languages; each has its own subject. */
export function createLetterContent(change: Partial<LetterText> = {}): LetterContent {
  return {
    en: createLetterText(change),
    es: createLetterText({ subject: "Ballenas en Samaná", ...change }),
    it: createLetterText({ subject: "Balene a Samaná", ...change }),
  };
}

export const PUBLISHED_LETTERS: PublishedLetter[] = [
  { key: "rainy-days", content: createLetterContent({ subject: "Rainy days" }) },
  { key: "whales", content: createLetterContent() },
];
