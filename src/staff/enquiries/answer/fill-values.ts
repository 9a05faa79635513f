import type { AnswerValue } from "../../../contracts/inbox";

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills in the `{{names}}` of a ready-made answer; one whose value is empty or unknown stays, so that a person sees it. */
export function fillValues(text: string, values: Readonly<Partial<Record<AnswerValue, string>>>): string {
  return text.replace(PLACE, (whole, name: string) => values[name as AnswerValue] || whole);
}

/** Finds what is still to be filled in: each place once, with where its first occurrence stands. */
export function findGaps(text: string): { name: string; start: number; end: number }[] {
  const gaps = new Map<string, { name: string; start: number; end: number }>();
  for (const match of text.matchAll(PLACE)) {
    const [whole, name = ""] = match;
    if (!gaps.has(name)) gaps.set(name, { name, start: match.index, end: match.index + whole.length });
  }
  return [...gaps.values()];
}
