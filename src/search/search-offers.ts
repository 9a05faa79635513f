import type { QueryCombination } from "minisearch";

import { type NearWord, NearWords } from "./near-words";
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

/** The start of one or two letters fits half the dictionary: it is looked for where it says most, and fast. */
const SHORT_START = 2;
const TELLING_FIELDS = ["title", "tags", "places"];

/** From strict to generous; the first that finds anything answers. */
const ATTEMPTS: readonly {
  combineWith: "AND" | "OR";
  listWords: (near: NearWords) => readonly NearWord[];
}[] = [
  { combineWith: "AND", listWords: ({ nearest }) => nearest },
  { combineWith: "AND", listWords: ({ all }) => all },
  { combineWith: "OR", listWords: ({ likely }) => likely },
];

/** Asks for any of the words that one typed word may mean, the nearer ones first. */
function toQuery(words: readonly NearWord[]): QueryCombination {
  return {
    combineWith: "OR",
    queries: words.map(({ word, cost, isStart }) => ({
      queries: [word],
      prefix: isStart,
      boostTerm: () => 1 / (1 + cost),
    })),
  };
}

/** Searches the offers for words as typed: accents, plurals and a wrong letter do not matter, a word may be unfinished. Best first. */
export function searchOffers(index: OfferIndex, words: string): SearchHit[] {
  const typed = words.slice(0, MOST_CHARACTERS).trim();
  const fields = typed.length <= SHORT_START ? { fields: TELLING_FIELDS } : {};
  const near = index.toWords(typed).map((word) => new NearWords(index.vocabulary, word));
  if (near.length === 0) return [];
  for (const { combineWith, listWords } of ATTEMPTS) {
    const queries = near.map((candidates) => toQuery(listWords(candidates)));
    const hits = index.search(
      { combineWith, queries },
      { ...fields, fuzzy: false, boost: BOOST, boostDocument: boostLead },
    );
    if (hits.length > 0) return hits.map(({ id, score }) => ({ id: String(id), score }));
  }
  return [];
}
