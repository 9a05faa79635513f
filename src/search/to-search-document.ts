import type { CategoryTag, GuestNeed } from "../config/offer";
import type { SearchDocument } from "./offer-index";

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
