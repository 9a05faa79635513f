import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from "minisearch";

import type { Locale } from "../config/locales";
import type { CategoryTag, GuestNeed } from "../config/offer";
import { foldAccents } from "../lib/fold-accents";
import { createLruCache } from "../lib/lru-cache";
import { getLetterSet } from "./letter-set";
import { FuzzyCandidates, type IndexWord } from "./fuzzy-candidates";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { NEED_WORDS, TAG_WORDS } from "./tag-words";

/** An offer in one language as the search sees it: texts without markup. */
export interface SearchDocument {
  /** Identifies a hit, for example by the entry's key. */
  id: string;
  title: string;
  tags: readonly CategoryTag[];
  /** For whom it is possible. */
  suits: readonly GuestNeed[];
  /** Words that staff want it found by (`seo.keywords`). */
  keywords: string;
  /** Places, ports and pick-up points, by name. */
  places: readonly string[];
  summary: string;
  text: string;
}

/** An offer's entry in the index: one text per field. */
type IndexedDocument = Record<"id" | typeof LEAD | (typeof FIELDS)[number], string>;

const FIELDS = ["title", "tags", "needs", "places", "summary", "text"] as const;

/** The field with the first words of the title: `Saona Island` is more about Saona than `Three island days: Saona, …`. */
export const LEAD = "lead";
const LEAD_WORDS = 2;

/** No word of the site is longer; a longer one would only cost time. */
const MAX_WORD_LENGTH = 40;

/** Indexing this many offers takes a few milliseconds. */
const CHUNK_SIZE = 3;

/** The candidates of this many typed words are cached. */
const CACHED_WORDS = 50;

/** Folds a word's accents and case and strips its plural; a stop word becomes `null`. */
function toWord(term: string, locale: Locale): string | null {
  const word = foldAccents(term).slice(0, MAX_WORD_LENGTH);
  return isStopWord(word, locale) ? null : stem(word, locale);
}

function getOptions(locale: Locale): Options<IndexedDocument> {
  return {
    fields: [...FIELDS],
    storeFields: [LEAD],
    processTerm: (term) => toWord(term, locale),
  };
}

/** The search index of one language's offers; `JSON.stringify` serializes it for `loadOfferIndex`. */
export class OfferIndex {
  readonly #near = createLruCache<FuzzyCandidates>(CACHED_WORDS);
  #vocabulary: readonly IndexWord[] | undefined;

  constructor(
    private readonly engine: MiniSearch<IndexedDocument>,
    private readonly locale: Locale,
  ) {}

  /** All words of the index, grouped by their prefix (the order of MiniSearch's radix tree). */
  get #words(): readonly IndexWord[] {
    // MiniSearch's public API reveals the words only by serializing the whole index.
    return (this.#vocabulary ??= [...this.engine["_index"]].map(([word, fields]) => ({
      word,
      letters: getLetterSet(word),
      entries: [...fields.values()].reduce((sum, documents) => sum + documents.size, 0),
    })));
  }

  /** The number of distinct words in the index. */
  get wordCount(): number {
    return this.engine.termCount;
  }

  /** Gets the words of the index that one typed word may mean. */
  getCandidates(typed: string): FuzzyCandidates {
    const near = this.#near.get(typed) ?? new FuzzyCandidates(this.#words, typed);
    this.#near.set(typed, near);
    return near;
  }

  /** Splits the typed text into words, normalized like those of the index. */
  toWords(typed: string): string[] {
    // MiniSearch declares the result of `getDefault` as any function.
    const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];
    const words = tokenize(typed).map((term) => toWord(term, this.locale));
    return [...new Set(words.filter((word) => word !== null && word !== ""))] as string[];
  }

  /** Searches for words that are normalized already. */
  search(query: Query, options: SearchOptions): SearchResult[] {
    const asIs = (text: string) => text;
    return this.engine.search(query, { ...options, tokenize: (text) => [text], processTerm: asIs });
  }

  toJSON(): unknown {
    return this.engine.toJSON();
  }
}

function toIndexed(
  { id, title, tags, suits, keywords, places, summary, text }: SearchDocument,
  locale: Locale,
): IndexedDocument {
  return {
    id,
    title,
    lead: foldAccents(title).split(/\s+/).slice(0, LEAD_WORDS).join(" "),
    tags: [...tags.map((tag) => TAG_WORDS[locale][tag]), keywords].join(" "),
    needs: suits.map((need) => NEED_WORDS[locale][need]).join(" "),
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

/** Creates the same index in chunks, so that the event loop is not blocked. */
export async function createOfferIndexInSteps(
  documents: readonly SearchDocument[],
  locale: Locale,
): Promise<OfferIndex> {
  const engine = new MiniSearch(getOptions(locale));
  const indexed = documents.map((document) => toIndexed(document, locale));
  await engine.addAllAsync(indexed, { chunkSize: CHUNK_SIZE });
  return new OfferIndex(engine, locale);
}

/** Loads a serialized index. */
export function loadOfferIndex(json: string, locale: Locale): OfferIndex {
  return new OfferIndex(MiniSearch.loadJSON(json, getOptions(locale)), locale);
}
