import type { CategoryTag } from "../config/offer";
import type { SearchDocument } from "./offer-index";

/** What the search reads of an offer; its texts may be markdown or HTML. */
export interface SearchableOffer {
  key: string;
  title: string;
  category_tags: readonly CategoryTag[];
  seo: { keywords: string };
  places: readonly { name: string; text: string }[];
  summary: string;
  body: string;
}

/** Takes tags, entities and the addresses of links off a text: nobody looks for them. */
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
    keywords: offer.seo.keywords,
    places: [...offer.places.map(({ name }) => name), ...portNames],
    summary: offer.summary,
    text: toPlainText([offer.body, ...offer.places.map(({ text }) => text)].join(" ")),
  };
}
