import type { QueryCombination } from "minisearch";

import type { FuzzyCandidate, FuzzyCandidates } from "./fuzzy-candidates";
import { LEAD, type OfferIndex } from "./offer-index";

/** What was found: the document's id and how well it fits, higher is better. */
export interface SearchHit {
  id: string;
  score: number;
}

/** What is typed beyond these is not looked at: nobody describes a holiday in more words, and each one costs time. */
const MAX_CHARACTERS = 120;
const MAX_WORDS = 8;

/** Steps of the content API's query budget (`query-budget.ts`, some 6 ns) that the parts of a search take at most. */
const STEPS = { knownWord: 5, comparedWord: 100, candidate: 400, entry: 100 };

const BOOST = { title: 6, tags: 2.5, places: 3, summary: 2, text: 1 };

const LEAD_BOOST = 2;

/** Puts offers first whose title begins with the word. */
function boostLead(_id: string, word: string, stored?: Record<string, unknown>): number {
  return ` ${String(stored?.[LEAD])}`.includes(` ${word}`) ? LEAD_BOOST : 1;
}

/** The start of one or two letters fits half the dictionary: it is looked for where it says most, and fast. */
const SHORT_START = 2;
const TELLING_FIELDS = ["title", "tags", "places"];

interface Attempt {
  combineWith: "AND" | "OR";
  listWords: (near: FuzzyCandidates) => readonly FuzzyCandidate[];
  /** Whether this attempt is the first that compares the word with all others. */
  compares: (near: FuzzyCandidates) => boolean;
}

/** From strict to generous; the first that finds anything answers. */
const ATTEMPTS: readonly Attempt[] = [
  { combineWith: "AND", listWords: ({ nearest }) => nearest, compares: ({ isKnown }) => !isKnown },
  { combineWith: "AND", listWords: ({ all }) => all, compares: ({ isKnown }) => isKnown },
  { combineWith: "OR", listWords: ({ likely }) => likely, compares: () => false },
];

/** Asks for any of the words that one typed word may mean, the nearer ones first. */
function toQuery(words: readonly FuzzyCandidate[]): QueryCombination {
  return {
    combineWith: "OR",
    queries: words.map(({ word, cost, isStart }) => ({
      queries: [word],
      prefix: isStart,
      boostTerm: () => 1 / (1 + cost),
    })),
  };
}

/** Gets what it takes to read the index for candidates. */
function countReading(candidates: readonly (readonly FuzzyCandidate[])[]): number {
  const words = candidates.flat();
  const entries = words.reduce((sum, word) => sum + word.entries, 0);
  return words.length * STEPS.candidate + entries * STEPS.entry;
}

/**
 * Searches the offers for words as typed: accents, plurals and a wrong letter do not matter, a word may be unfinished. Best first.
 * `spend` is told how many steps each part of the work takes before it is done, and may throw.
 */
export function searchOffers(
  index: OfferIndex,
  words: string,
  spend: (steps: number) => void = () => undefined,
): SearchHit[] {
  const typed = words.slice(0, MAX_CHARACTERS).trim();
  const fields = typed.length <= SHORT_START ? { fields: TELLING_FIELDS } : {};
  const wanted = index.toWords(typed).slice(0, MAX_WORDS);
  spend(wanted.length * index.wordCount * STEPS.knownWord);
  const near = wanted.map((word) => index.getCandidates(word));
  if (near.length === 0) return [];
  for (const { combineWith, listWords, compares } of ATTEMPTS) {
    // Also for a word whose candidates are kept: a query is answered alike, whatever was searched before.
    spend(near.filter(compares).length * index.wordCount * STEPS.comparedWord);
    const candidates = near.map(listWords);
    spend(countReading(candidates));
    const hits = index.search(
      { combineWith, queries: candidates.map(toQuery) },
      { ...fields, fuzzy: false, boost: BOOST, boostDocument: boostLead },
    );
    if (hits.length > 0) return hits.map(({ id, score }) => ({ id: String(id), score }));
  }
  return [];
}
