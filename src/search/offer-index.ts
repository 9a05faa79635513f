import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from "minisearch";

import type { Locale } from "../config/locales";
import type { CategoryTag } from "../config/offer";
import { foldAccents } from "./fold-accents";
import { getLetterSet } from "./letter-set";
import { FuzzyCandidates, type IndexWord } from "./fuzzy-candidates";
import { createRecentCache } from "./recent-cache";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { TAG_WORDS } from "./tag-words";

/** An offer in one language as the search sees it: texts without markup. */
export interface SearchDocument {
  /** What a hit is told by, for example the entry's key. */
  id: string;
  title: string;
  tags: readonly CategoryTag[];
  /** Words that staff want it found by (`seo.keywords`). */
  keywords: string;
  /** Places, ports and pick-up points, by name. */
  places: readonly string[];
  summary: string;
  text: string;
}

/** An offer's entry in the index: one text per field. */
type IndexedDocument = Record<"id" | typeof LEAD | (typeof FIELDS)[number], string>;

const FIELDS = ["title", "tags", "places", "summary", "text"] as const;

/** What a title begins with says what the offer is; `Saona Island` is more about Saona than `Three island days: Saona, …`. */
export const LEAD = "lead";
const LEAD_WORDS = 2;

/** No word of the site is longer; what is longer is somebody's program, and costs time. */
const LONGEST_WORD = 40;

/** Takes a few milliseconds. */
const OFFERS_AT_ONCE = 3;

/** Of so many typed words the near ones are kept. */
const CACHED_WORDS = 50;

/** Folds a word and takes its plural off; a word that says nothing becomes `null`. */
function toWord(term: string, locale: Locale): string | null {
  const word = foldAccents(term).slice(0, LONGEST_WORD);
  return isStopWord(word, locale) ? null : stem(word, locale);
}

function getOptions(locale: Locale): Options<IndexedDocument> {
  return {
    fields: [...FIELDS],
    storeFields: [LEAD],
    processTerm: (term) => toWord(term, locale),
  };
}

/** The words of all offers in one language; `JSON.stringify` makes it a text for `loadOfferIndex`. */
export class OfferIndex {
  readonly #engine: MiniSearch<IndexedDocument>;
  readonly #locale: Locale;
  readonly #near = createRecentCache<FuzzyCandidates>(CACHED_WORDS);
  #vocabulary: readonly IndexWord[] | undefined;

  constructor(engine: MiniSearch<IndexedDocument>, locale: Locale) {
    this.#engine = engine;
    this.#locale = locale;
  }

  /** All words that occur, those with the same beginning together. */
  get #words(): readonly IndexWord[] {
    // MiniSearch's public ways to the words write the whole index out.
    return (this.#vocabulary ??= [...this.#engine["_index"]].map(([word, fields]) => ({
      word,
      letters: getLetterSet(word),
      entries: [...fields.values()].reduce((sum, documents) => sum + documents.size, 0),
    })));
  }

  /** How many different words the index has. */
  get wordCount(): number {
    return this.#engine.termCount;
  }

  /** Gets the words of the index that one typed word may mean; those of the words typed last are kept. */
  getCandidates(typed: string): FuzzyCandidates {
    return this.#near(typed, () => new FuzzyCandidates(this.#words, typed));
  }

  /** Splits what was typed into words as the index holds them. */
  toWords(typed: string): string[] {
    // Declared as any function by MiniSearch.
    const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];
    const words = tokenize(typed).map((term) => toWord(term, this.#locale));
    return [...new Set(words.filter((word) => word !== null && word !== ""))] as string[];
  }

  /** Searches for words as the index holds them. */
  search(query: Query, options: SearchOptions): SearchResult[] {
    const asIs = (text: string) => text;
    return this.#engine.search(query, { ...options, tokenize: (text) => [text], processTerm: asIs });
  }

  toJSON(): unknown {
    return this.#engine.toJSON();
  }
}

function toIndexed(
  { id, title, tags, keywords, places, summary, text }: SearchDocument,
  locale: Locale,
): IndexedDocument {
  return {
    id,
    title,
    lead: foldAccents(title).split(/\s+/).slice(0, LEAD_WORDS).join(" "),
    tags: [...tags.map((tag) => TAG_WORDS[locale][tag]), keywords].join(" "),
    places: places.join(" "),
    summary,
    text,
  };
}

/** Creates the index of one language's offers. */
export function createOfferIndex(documents: readonly SearchDocument[], locale: Locale): OfferIndex {
  const engine = new MiniSearch(getOptions(locale));
  engine.addAll(documents.map((document) => toIndexed(document, locale)));
  return new OfferIndex(engine, locale);
}

/** Creates the same index a few offers at a time, so that what else the process has to do is done in between. */
export async function createOfferIndexInSteps(
  documents: readonly SearchDocument[],
  locale: Locale,
): Promise<OfferIndex> {
  const engine = new MiniSearch(getOptions(locale));
  const indexed = documents.map((document) => toIndexed(document, locale));
  await engine.addAllAsync(indexed, { chunkSize: OFFERS_AT_ONCE });
  return new OfferIndex(engine, locale);
}

/** Loads an index from the text that it was made into. */
export function loadOfferIndex(json: string, locale: Locale): OfferIndex {
  return new OfferIndex(MiniSearch.loadJSON(json, getOptions(locale)), locale);
}
