import type { SearchOptions } from "minisearch";

import type { OfferIndex } from "./offer-index";

/** What was found: the document's id and how well it fits, higher is better. */
export interface SearchHit {
  id: string;
  score: number;
}

/** A word that somebody types while looking for a holiday is short; more words than these are not looked at. */
const MOST_CHARACTERS = 120;

const BOOST = { title: 6, tags: 2.5, places: 3, summary: 2, text: 1 };

/** How many letters may be wrong: none in a short word, one in a middling one, two in a long one. */
function getTolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The start of one or two letters fits half the dictionary: it is looked for where it says most, and fast. */
const SHORT_START = 2;
const TELLING_FIELDS = ["title", "tags", "places"];

/** From strict to generous; the first that finds anything answers. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: "AND", fuzzy: getTolerance },
  { combineWith: "AND", fuzzy: (word) => (word.length < 4 ? 0 : getTolerance(word) + 1) },
  { combineWith: "OR", fuzzy: getTolerance },
];

/** Searches the offers for words as typed: accents, plurals and a wrong letter do not matter, a word may be unfinished. Best first. */
export function searchOffers(index: OfferIndex, words: string): SearchHit[] {
  const query = words.slice(0, MOST_CHARACTERS).trim();
  if (query === "") return [];
  const fields = query.length <= SHORT_START ? { fields: TELLING_FIELDS } : {};
  for (const attempt of ATTEMPTS) {
    const hits = index.search(query, { ...attempt, ...fields, prefix: true, boost: BOOST });
    if (hits.length > 0) return hits.map(({ id, score }) => ({ id: String(id), score }));
  }
  return [];
}
