import { findAnswerValue, type AnswerValue } from "../../domain/config/answers";

const PLACE = /\{\{\s*([\p{L}\d_]+)\s*\}\}/gu;
/** `____`, a time `__:__`. */
const BLANK = /_{2,}(?::_{2,})?/g;
/** Addresses, of which some have `__` in them. */
const LINK = /https?:\/\/[^\s_]\S*/g;
/** The name of such a blank among the gaps. */
export const BLANK_NAME = "";

/** Fills in the `{{names}}` of a ready-made answer; one whose value is empty or unknown stays, so that a person sees it. */
export function fillValues(text: string, values: Readonly<Partial<Record<AnswerValue, string>>>): string {
  return text.replace(PLACE, (whole, name: string) => {
    const value = findAnswerValue(name);
    return (value && values[value]) || whole;
  });
}

export interface Gap {
  name: string;
  start: number;
  end: number;
}

/** Finds what is still to be filled in, in the order of the text: each name once, and the first blank. */
export function findGaps(text: string): Gap[] {
  const gaps = new Map<string, Gap>();
  const withoutLinks = text.replace(LINK, (link) => " ".repeat(link.length));
  for (const match of [...text.matchAll(PLACE), ...withoutLinks.matchAll(BLANK)]) {
    const [whole, found = BLANK_NAME] = match;
    const name = findAnswerValue(found) ?? found;
    if (!gaps.has(name)) gaps.set(name, { name, start: match.index, end: match.index + whole.length });
  }
  return [...gaps.values()].sort((one, other) => one.start - other.start);
}
