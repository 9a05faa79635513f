import type { QueryCombination } from "minisearch";

import type { FuzzyCandidate, FuzzyCandidates } from "./fuzzy-candidates";
import { LEAD, type OfferIndex } from "./offer-index";

/** A document that was found, with its relevance (higher is better). */
interface SearchHit {
  id: string;
  score: number;
}

/** Further characters and words are ignored: each word costs time. */
const MAX_CHARACTERS = 120;
const MAX_WORDS = 8;

/** The cost of the parts of a search, in steps of the content API's query budget (`query-limits.ts`, some 6 ns each). */
const STEPS = { knownWord: 5, comparedWord: 100, candidate: 400, entry: 100 };

const BOOST = { title: 6, tags: 2.5, needs: 2.5, places: 3, summary: 2, text: 1 };

const LEAD_BOOST = 2;

function boostLead(_id: string, word: string, stored?: Record<string, unknown>): number {
  return ` ${String(stored?.[LEAD])}`.includes(` ${word}`) ? LEAD_BOOST : 1;
}

/** A prefix of one or two letters matches half the index: only the most relevant fields are searched for it. */
const SHORT_PREFIX = 2;
const RELEVANT_FIELDS = ["title", "tags", "places"];

interface Attempt {
  combineWith: "AND" | "OR";
  listWords: (near: FuzzyCandidates) => readonly FuzzyCandidate[];
  /** Whether this attempt is the first to compare the word with all words of the index. */
  compares: (near: FuzzyCandidates) => boolean;
}

/** From strict to tolerant; the first with a result is used. */
const ATTEMPTS: readonly Attempt[] = [
  { combineWith: "AND", listWords: ({ nearest }) => nearest, compares: ({ isKnown }) => !isKnown },
  { combineWith: "AND", listWords: ({ all }) => all, compares: ({ isKnown }) => isKnown },
  { combineWith: "OR", listWords: ({ likely }) => likely, compares: () => false },
];

/** Queries for any of the candidates of one typed word; nearer ones score higher. */
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

function getLookupCost(candidates: readonly (readonly FuzzyCandidate[])[]): number {
  const words = candidates.flat();
  const entries = words.reduce((sum, word) => sum + word.entries, 0);
  return words.length * STEPS.candidate + entries * STEPS.entry;
}

/**
 * Searches the offers, best first; tolerates missing accents, plurals, typing errors and unfinished words. `spend` is called with the
 * cost of each part of the work before it is done, and may throw.
 */
export function searchOffers(
  index: OfferIndex,
  words: string,
  spend: (steps: number) => void = () => undefined,
): SearchHit[] {
  const typed = words.slice(0, MAX_CHARACTERS).trim();
  const fields = typed.length <= SHORT_PREFIX ? { fields: RELEVANT_FIELDS } : {};
  const wanted = index.toWords(typed).slice(0, MAX_WORDS);
  spend(wanted.length * index.wordCount * STEPS.knownWord);
  const near = wanted.map((word) => index.getCandidates(word));
  if (near.length === 0) return [];
  for (const { combineWith, listWords, compares } of ATTEMPTS) {
    // Also for words whose candidates are cached: whether a query is refused must not depend on earlier ones.
    spend(near.filter(compares).length * index.wordCount * STEPS.comparedWord);
    const candidates = near.map(listWords);
    spend(getLookupCost(candidates));
    const hits = index.search(
      { combineWith, queries: candidates.map(toQuery) },
      { ...fields, fuzzy: false, boost: BOOST, boostDocument: boostLead },
    );
    if (hits.length > 0) return hits.map(({ id, score }) => ({ id: String(id), score }));
  }
  return [];
}
