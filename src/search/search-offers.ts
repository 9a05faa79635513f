import type { SearchOptions } from "minisearch";

import { LEAD, type OfferIndex } from "./offer-index";

/** What was found: the document's id and how well it fits, higher is better. */
export interface SearchHit {
  id: string;
  score: number;
}

/** A word that somebody types while looking for a holiday is short; more words than these are not looked at. */
const MOST_CHARACTERS = 120;

const BOOST = { title: 6, tags: 2.5, places: 3, summary: 2, text: 1 };

const LEAD_BOOST = 2;

/** Puts offers first whose title begins with the word. */
function boostLead(_id: string, word: string, stored?: Record<string, unknown>): number {
  return ` ${String(stored?.[LEAD])}`.includes(` ${word}`) ? LEAD_BOOST : 1;
}

/** How many letters may be wrong: none in a short word, one in a middling one, two in a long one. */
function getTolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The start of one or two letters fits half the dictionary: it is looked for where it says most, and fast. */
const SHORT_START = 2;
const TELLING_FIELDS = ["title", "tags", "places"];

/** Swapped neighbours (`soana`) are the commonest slip, and two wrong letters to the index: such a word is put right if that finds it. */
function untwist(index: OfferIndex, word: string): string {
  const isKnown = (candidate: string) => index.search(candidate, { prefix: true, fuzzy: false }).length > 0;
  if (getTolerance(word) === 0 || isKnown(word)) return word;
  const letters = [...word];
  const twisted = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(""));
  return twisted.find(isKnown) ?? word;
}

/** One way to search: what the words become, and how they must fit. */
interface Attempt {
  options: SearchOptions;
  mendsWords?: boolean;
}

/** From strict to generous; the first that finds anything answers. */
const ATTEMPTS: readonly Attempt[] = [
  { options: { combineWith: "AND", fuzzy: getTolerance } },
  { options: { combineWith: "AND", fuzzy: getTolerance }, mendsWords: true },
  { options: { combineWith: "AND", fuzzy: (word) => (word.length < 4 ? 0 : getTolerance(word) + 1) } },
  { options: { combineWith: "OR", fuzzy: getTolerance } },
];

/** Searches the offers for words as typed: accents, plurals and a wrong letter do not matter, a word may be unfinished. Best first. */
export function searchOffers(index: OfferIndex, words: string): SearchHit[] {
  const typed = words.slice(0, MOST_CHARACTERS).trim();
  if (typed === "") return [];
  const fields = typed.length <= SHORT_START ? { fields: TELLING_FIELDS } : {};
  for (const { options, mendsWords } of ATTEMPTS) {
    const query = mendsWords
      ? typed
          .split(/\s+/)
          .map((word) => untwist(index, word))
          .join(" ")
      : typed;
    const hits = index.search(query, {
      ...options,
      ...fields,
      prefix: true,
      boost: BOOST,
      boostDocument: boostLead,
    });
    if (hits.length > 0) return hits.map(({ id, score }) => ({ id: String(id), score }));
  }
  return [];
}
