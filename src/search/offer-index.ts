import MiniSearch, { type Options } from "minisearch";

import type { Locale } from "../config/locales";
import type { CategoryTag } from "../config/offer";
import { foldAccents } from "./fold-accents";
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

/** The words of all offers in one language. */
export type OfferIndex = MiniSearch<IndexedDocument>;

const FIELDS = ["title", "tags", "places", "summary", "text"] as const;

/** What a title begins with says what the offer is; `Saona Island` is more about Saona than `Three island days: Saona, …`. */
export const LEAD = "lead";
const LEAD_WORDS = 2;

/** No word of the site is longer; what is longer is somebody's program, and costs time. */
const LONGEST_WORD = 40;

function getOptions(locale: Locale): Options<IndexedDocument> {
  return {
    fields: [...FIELDS],
    storeFields: [LEAD],
    processTerm: (term) => {
      const word = foldAccents(term).slice(0, LONGEST_WORD);
      return isStopWord(word, locale) ? null : stem(word, locale);
    },
  };
}

/** Creates the index of one language's offers; `JSON.stringify` makes it a text for `loadOfferIndex`. */
export function createOfferIndex(documents: readonly SearchDocument[], locale: Locale): OfferIndex {
  const index = new MiniSearch(getOptions(locale));
  index.addAll(
    documents.map(({ id, title, tags, keywords, places, summary, text }) => ({
      id,
      title,
      lead: foldAccents(title).split(/\s+/).slice(0, LEAD_WORDS).join(" "),
      tags: [...tags.map((tag) => TAG_WORDS[locale][tag]), keywords].join(" "),
      places: places.join(" "),
      summary,
      text,
    })),
  );
  return index;
}

/** Loads an index from the text that it was made into. */
export function loadOfferIndex(json: string, locale: Locale): OfferIndex {
  return MiniSearch.loadJSON(json, getOptions(locale));
}
