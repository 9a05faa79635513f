import type { Locale } from "../../domain/config/locales";
import { PORTS, type Port } from "../../domain/config/offer";
import type { ContentDocument } from "../../domain/contracts/content-document";
import type { ContentQuery } from "../../domain/contracts/content-query";
import {
  createOfferIndex,
  type OfferIndex,
  type SearchDocument,
  toSearchDocument,
  type SearchableOffer,
} from "../../domain/search/offer-index";
import { searchOffers } from "../../domain/search/search-offers";
import { getPortName } from "../platform/published";
import { type QueryBudget, QueryError } from "./query-limits";
import { getValue } from "./where";

type Search = NonNullable<ContentQuery["search"]>;

const NO_WORDS = { tags: [], suits: [], keywords: "", places: [], summary: "", text: "" };

/** The indices of each list of documents, by field; "" stands for all. Only a field that has texts gets one. */
const indices = new WeakMap<readonly ContentDocument[], Map<string, OfferIndex>>();

function getTexts(document: ContentDocument, field: string): string[] {
  const value = getValue(document, field.split("."));
  return [value].flat().filter((text) => typeof text === "string");
}

function isPort(name: string): name is Port {
  return PORTS.some((port) => port === name);
}

/** As the catalog's own search sees it. */
function toDocument(document: ContentDocument, locale: Locale): SearchDocument {
  const ports = getTexts(document, "ports").filter(isPort);
  const portNames = ports.map((port) => getPortName(port, locale));
  // The documents are offers that the schema has passed.
  return toSearchDocument(document as ContentDocument & SearchableOffer, portNames);
}

/** One field alone, as if it were a title. */
function toFieldDocument(document: ContentDocument, field: string): SearchDocument {
  return { ...NO_WORDS, id: document.key, title: getTexts(document, field).join(" ") };
}

function toDocuments(documents: readonly ContentDocument[], locale: Locale, field: string): SearchDocument[] {
  if (field === "") return documents.map((document) => toDocument(document, locale));
  const words = documents.map((document) => toFieldDocument(document, field));
  if (words.every(({ title }) => title === "")) throw new QueryError("search");
  return words;
}

function getIndex(documents: readonly ContentDocument[], locale: Locale, field: string): OfferIndex {
  const kept = indices.get(documents) ?? new Map<string, OfferIndex>();
  indices.set(documents, kept);
  const index = kept.get(field) ?? createOfferIndex(toDocuments(documents, locale, field), locale);
  kept.set(field, index);
  return index;
}

/** Searches all documents of a language; gets the keys of those found, best first. */
export function searchDocuments(
  documents: readonly ContentDocument[],
  locale: Locale,
  { query, value }: Search,
  budget: QueryBudget,
): string[] {
  // With two words the first is the field.
  const [field, words] = value === "" ? ["", query] : [query, value];
  const index = getIndex(documents, locale, field);
  return searchOffers(index, words, (steps) => budget.spend(steps, "search")).map(({ id }) => id);
}
