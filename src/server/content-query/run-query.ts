import { isLocale, type Locale } from "../../config/locales";
import { COLLECTIONS } from "../../config/offer";
import { getContentDirectory, type ContentDocument } from "../../contracts/content-document";
import { QUERY_LIMITS, type ContentQuery, type SortKey } from "../../contracts/content-query";
import { compareValues } from "./compare-values";
import { compileWhere } from "./compile-where";
import { getValue } from "./get-value";
import { QueryBudget } from "./query-budget";
import { QueryError } from "./query-error";
import { searchDocuments } from "./search-documents";
import { surround } from "./surround";

type Fields = Partial<ContentDocument>;

/** What a query gets: a directory's documents (with how many there are in all), one document, or nothing at that path. */
export type QueryResult =
  | { kind: "documents"; documents: (Fields | null)[]; total: number }
  | { kind: "document"; document: Fields }
  | { kind: "not-found" };

/** Loads the documents of a language. */
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

async function findDocuments(
  all: readonly ContentDocument[],
  inPath: readonly ContentDocument[],
  locale: Locale,
  query: ContentQuery,
): Promise<ContentDocument[]> {
  const budget = new QueryBudget();
  const matches = query.where ? compileWhere(query.where, budget) : () => true;
  const found = inPath.filter(matches);
  if (!query.search || query.surround) return sortDocuments(found, query.sortBy);
  const keys = await searchDocuments(all, locale, query.search, budget);
  const byKey = new Map(found.map((document) => [document.key, document]));
  const best = keys.flatMap((key) => byKey.get(key) ?? []);
  return sortDocuments(best, query.sortBy);
}

/** Runs a query on a path such as `/en/excursions`. Throws `QueryError` for one that is not answered. */
export async function runQuery(path: string, query: ContentQuery, load: Load): Promise<QueryResult> {
  const [, locale, ...rest] = path.split("/");
  if (!isLocale(locale)) return { kind: "not-found" };
  const all = load(locale);
  const isLanguage = rest.length === 0;
  const isDirectory = isLanguage || COLLECTIONS.some((name) => getContentDirectory(locale, name) === path);
  const isInPath = (document: ContentDocument) =>
    isDirectory ? document.dir === path || (query.deep && isLanguage) : document.path === path;
  const inPath = all.filter(isInPath);
  const found = await findDocuments(all, inPath, locale, query);
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
