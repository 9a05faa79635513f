import { isLocale, type Locale } from "../../domain/config/locales";
import { COLLECTIONS, PORTS, type Port } from "../../domain/config/offer";
import {
  type ContentDocument,
  getContentDirectory,
  type ContentQuery,
  QUERY_LIMITS,
  type SortKey,
} from "../../domain/contracts/content-query";
import {
  createOfferIndex,
  type OfferIndex,
  type SearchDocument,
  toSearchDocument,
  type SearchableOffer,
} from "../../domain/search/offer-index";
import { searchOffers } from "../../domain/search/search-offers";
import { getPortName } from "../platform/published";
import { QueryBudget, QueryError } from "./query-limits";
import { compileWhere, getValue } from "./where";

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

function toDocument(document: ContentDocument, locale: Locale): SearchDocument {
  const ports = getTexts(document, "ports").filter(isPort);
  const portNames = ports.map((port) => getPortName(port, locale));
  // The documents are offers that the schema has passed.
  return toSearchDocument(document as ContentDocument & SearchableOffer, portNames);
}

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

function searchDocuments(
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

/** Nothing first, then false, true, the empty text, numbers, texts: the order in which nuxt-content's database sorts. */
function getRank(value: unknown): number {
  if (value === undefined || value === null) return 1;
  if (value === false) return 3;
  if (value === true) return 4;
  if (value === "") return 5;
  return Number.isNaN(Number(value)) ? 7 : 6;
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares two values of any kind; texts that are numbers count as numbers. */
function compareValues(a: unknown, b: unknown): number {
  const rank = getRank(a);
  if (rank !== getRank(b)) return rank - getRank(b);
  if (rank === 6) return compare(Number(a), Number(b));
  return rank === 7 ? compare(String(a), String(b)) : 0;
}

/** Returns the neighbours of a document: `before` places, then `after` places, null where there is none. */
function surround(
  documents: readonly ContentDocument[],
  { slugOrPath, options: { before, after } }: NonNullable<ContentQuery["surround"]>,
): (ContentDocument | null)[] {
  const field = slugOrPath.startsWith("/") ? "path" : "slug";
  const index = documents.findIndex((document) => document[field] === slugOrPath);
  const places = [
    ...Array.from({ length: before }, (_, place) => index - before + place),
    ...Array.from({ length: after }, (_, place) => index + 1 + place),
  ];
  return places.map((place) => (index === -1 ? null : (documents[place] ?? null)));
}

type Fields = Partial<ContentDocument>;

export type QueryResult =
  | { kind: "documents"; documents: (Fields | null)[]; total: number }
  | { kind: "document"; document: Fields }
  | { kind: "not-found" };

type Load = (locale: Locale) => readonly ContentDocument[];

function sortDocuments(documents: readonly ContentDocument[], keys: readonly SortKey[]): ContentDocument[] {
  const paths = keys.map(({ field, direction }) => ({
    path: field.split("."),
    sign: direction === "desc" ? -1 : 1,
  }));
  return [...documents].sort((a, b) => {
    for (const { path, sign } of paths) {
      const order = compareValues(getValue(a, path), getValue(b, path));
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

function pickFields(document: ContentDocument, { only, without, text }: ContentQuery): Fields {
  const isWanted = (field: string) =>
    (text || field !== "text") && (only?.includes(field) ?? true) && !without.includes(field);
  return Object.fromEntries(Object.entries(document).filter(([field]) => isWanted(field)));
}

function findDocuments(
  all: readonly ContentDocument[],
  inPath: readonly ContentDocument[],
  locale: Locale,
  query: ContentQuery,
): ContentDocument[] {
  const budget = new QueryBudget();
  const matches = query.where ? compileWhere(query.where, budget) : () => true;
  const found = inPath.filter(matches);
  if (!query.search || query.surround) return sortDocuments(found, query.sortBy);
  const keys = searchDocuments(all, locale, query.search, budget);
  const byKey = new Map(found.map((document) => [document.key, document]));
  const best = keys.flatMap((key) => byKey.get(key) ?? []);
  return sortDocuments(best, query.sortBy);
}

export async function runQuery(path: string, query: ContentQuery, load: Load): Promise<QueryResult> {
  const [, locale, ...rest] = path.split("/");
  if (!isLocale(locale)) return { kind: "not-found" };
  const all = load(locale);
  const isLanguage = rest.length === 0;
  const isDirectory = isLanguage || COLLECTIONS.some((name) => getContentDirectory(locale, name) === path);
  const isInPath = (document: ContentDocument) =>
    isDirectory ? document.dir === path || (query.deep && isLanguage) : document.path === path;
  const inPath = all.filter(isInPath);
  const found = findDocuments(all, inPath, locale, query);
  const pick = (document: ContentDocument) => pickFields(document, query);
  if (!isDirectory) {
    if (query.surround) throw new QueryError("surround");
    const [document] = found;
    return document ? { kind: "document", document: pick(document) } : { kind: "not-found" };
  }
  if (query.surround) {
    const documents = surround(found, query.surround).map((document) => document && pick(document));
    return { kind: "documents", documents, total: found.length };
  }
  const limit = Math.min(query.limit || QUERY_LIMITS.documents, QUERY_LIMITS.documents);
  const page = found.slice(query.skip, query.skip + limit);
  return { kind: "documents", documents: page.map(pick), total: found.length };
}
