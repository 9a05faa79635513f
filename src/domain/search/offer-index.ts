import MiniSearch, {
  type AsPlainObject,
  type Options,
  type Query,
  type SearchOptions,
  type SearchResult,
} from "minisearch";

import type { Locale } from "../config/locales";
import type { CategoryTag, GuestNeed } from "../config/offer";
import { createLruCache } from "../lib/lookup";
import { foldAccents } from "../lib/normalize";
import { FuzzyCandidates, type IndexWord } from "./fuzzy-candidates";
import { stem, isStopWord, NEED_WORDS, TAG_WORDS } from "./words";

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

/** The candidates of this many typed words are cached. */
const CACHED_WORDS = 50;

/** Folds a word's accents and case and strips its plural; a stop word becomes `null`. */
function toWord(term: string, locale: Locale): string | null {
  const word = foldAccents(term).slice(0, MAX_WORD_LENGTH);
  return isStopWord(word, locale) ? null : stem(word, locale);
}

// MiniSearch declares the result of `getDefault` as any function.
const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

function getOptions(locale: Locale): Options<IndexedDocument> {
  return {
    fields: [...FIELDS],
    storeFields: [LEAD],
    processTerm: (term) => toWord(term, locale),
  };
}

/** The words of an index, each with the number of its entries. */
type EntryCounts = ReadonlyMap<string, number>;

/** The options of a new index, and the words that it gets: MiniSearch tells them only by serializing all of it. */
function getIndexingOptions(locale: Locale): { options: Options<IndexedDocument>; counts: EntryCounts } {
  const options = getOptions(locale);
  const counts = new Map<string, number>();
  const lastTexts = new Map<string, number>();
  let text = 0;
  return {
    counts,
    options: {
      ...options,
      // MiniSearch calls it once for each field of a document; a word has one entry for each.
      tokenize: (value) => {
        text += 1;
        return tokenize(value);
      },
      processTerm: (term) => {
        const word = toWord(term, locale);
        if (word && lastTexts.get(word) !== text) {
          lastTexts.set(word, text);
          counts.set(word, (counts.get(word) ?? 0) + 1);
        }
        return word;
      },
    },
  };
}

/** The search index of one language's offers; `JSON.stringify` serializes it for `loadOfferIndex`. */
export class OfferIndex {
  readonly #near = createLruCache<FuzzyCandidates>(CACHED_WORDS);
  #vocabulary: readonly IndexWord[] | undefined;

  constructor(
    private readonly engine: MiniSearch<IndexedDocument>,
    private readonly locale: Locale,
    private readonly counts: EntryCounts,
  ) {}

  get #words(): readonly IndexWord[] {
    return (this.#vocabulary ??= [...this.counts].map(([word, entries]) => ({ word, entries })));
  }

  /** The number of distinct words in the index. */
  get wordCount(): number {
    return this.engine.termCount;
  }

  getCandidates(typed: string): FuzzyCandidates {
    const near = this.#near.get(typed) ?? new FuzzyCandidates(this.#words, typed);
    this.#near.set(typed, near);
    return near;
  }

  /** Splits the typed text into words, normalized like those of the index. */
  toWords(typed: string): string[] {
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

export function createOfferIndex(documents: readonly SearchDocument[], locale: Locale): OfferIndex {
  const { options, counts } = getIndexingOptions(locale);
  const engine = new MiniSearch(options);
  engine.addAll(documents.map((document) => toIndexed(document, locale)));
  return new OfferIndex(engine, locale, counts);
}

/** Loads a serialized index. It does not count the entries of its words: the page, which loads one, does not limit its searches. */
export function loadOfferIndex(json: string, locale: Locale): OfferIndex {
  const serialized = JSON.parse(json) as AsPlainObject;
  const counts = new Map(serialized.index.map(([word]) => [word, 0]));
  return new OfferIndex(MiniSearch.loadJS(serialized, getOptions(locale)), locale, counts);
}

/** The fields of an offer that are searched; texts may be markdown or HTML. */
export interface SearchableOffer {
  key: string;
  title: string;
  category_tags: readonly CategoryTag[];
  suits: readonly GuestNeed[];
  seo: { keywords: string };
  places: readonly { name: string; text: string }[];
  summary: string;
  body: string;
}

/** Removes tags, entities and link targets from a text. */
function toPlainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/&\w+;/g, " ")
    .replace(/\]\([^)]*\)/g, " ");
}

/** Reshapes an offer for the search, its key as the id; `portNames` are the names of its ports. */
export function toSearchDocument(offer: SearchableOffer, portNames: readonly string[]): SearchDocument {
  return {
    id: offer.key,
    title: offer.title,
    tags: offer.category_tags,
    suits: offer.suits,
    keywords: offer.seo.keywords,
    places: [...offer.places.map(({ name }) => name), ...portNames],
    summary: offer.summary,
    text: toPlainText([offer.body, ...offer.places.map(({ text }) => text)].join(" ")),
  };
}
