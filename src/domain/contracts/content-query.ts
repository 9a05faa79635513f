import { z } from "zod";
import type { Locale } from "../config/locales";
import type { Collection } from "../config/offer";

/** Whatever is larger is refused before it is run. */
export const QUERY_LIMITS = {
  body: 16 * 1024,
  /** Most documents in one answer; a larger `limit` is taken for this one. */
  documents: 200,
  fieldLength: 100,
  fieldDepth: 6,
  fields: 100,
  sortKeys: 8,
  words: 200,
  surround: 20,
} as const;

/** Names that lead out of a document's own data. */
const FORBIDDEN_NAMES = new Set(["__proto__", "constructor", "prototype"]);

/** Tells whether a text names a field of a document: `title`, `cover.alt`, `prices.0.adult`. */
export function isFieldPath(path: string): boolean {
  const parts = path.split(".");
  return (
    path.length <= QUERY_LIMITS.fieldLength &&
    parts.length <= QUERY_LIMITS.fieldDepth &&
    parts.every((part) => /^\w[\w-]*$/.test(part) && !FORBIDDEN_NAMES.has(part))
  );
}

const field = z.string().refine(isFieldPath);
const fields = z.union([field.transform((one) => [one]), z.array(field).max(QUERY_LIMITS.fields)]);
const direction = z.enum(["asc", "desc"]);

/** As it came: zod would leave a key `__proto__` out without a word. */
const rawObject = z.custom<Record<string, unknown>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
const sortKeys = z.array(z.object({ field, direction })).max(QUERY_LIMITS.sortKeys);

const sortText = z.string().transform((text) => {
  const [name, order = "asc", ...others] = text.split(":");
  return [{ field: name, direction: others.length === 0 ? order : undefined }];
});
const sortObject = rawObject.transform((keys) =>
  Object.entries(keys).map(([name, order]) => ({ field: name, direction: order })),
);
const sortKey = z.union([sortText, sortObject]);
const sortBy = z.union([sortKey, z.array(sortKey).transform((lists) => lists.flat())]).pipe(sortKeys);

const count = (max: number) =>
  z.union([z.int(), z.string().regex(/^\d{1,9}$/)]).pipe(z.coerce.number<number | string>().min(0).max(max));
const words = z.string().max(QUERY_LIMITS.words);
const places = z.int().min(0).max(QUERY_LIMITS.surround).default(1);

/** The body of a content query, in the wire format of nuxt-content v1. `where` is checked by what runs it. */
export const contentQuerySchema = z.strictObject({
  deep: z.boolean().default(false),
  text: z.boolean().default(false),
  only: fields.optional(),
  without: fields.default([]),
  sortBy: sortBy.default([]),
  where: rawObject.optional(),
  search: z
    .union([
      words.transform((query) => (query === "" ? undefined : { query, value: "" })),
      z.strictObject({ query: words, value: words.default("") }),
    ])
    .optional(),
  surround: z
    .strictObject({
      slugOrPath: z.string().max(QUERY_LIMITS.words),
      options: z.strictObject({ before: places, after: places }).default({ before: 1, after: 1 }),
    })
    .optional(),
  limit: count(1_000_000_000).default(0),
  skip: count(1_000_000_000).default(0),
});

export type ContentQuery = z.output<typeof contentQuerySchema>;
export type SortKey = ContentQuery["sortBy"][number];

/** Returns the name that a query was refused for: an unknown key itself, or the innermost known one with a wrong value. */
function getOffendingKey(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return issue.keys[0] ?? "";
  if (issue.path[0] === "sortBy") return "sortBy";
  const last = issue.path.filter((part) => typeof part === "string").at(-1);
  const unknown =
    issue.code === "invalid_union"
      ? issue.errors.flat().find(({ code }) => code === "unrecognized_keys")
      : undefined;
  return unknown ? getOffendingKey(unknown) : (last ?? "");
}

/** Parses the body of a query; a wrong one gets the key that is wrong. */
export function parseContentQuery(
  body: Record<string, unknown>,
): { ok: true; query: ContentQuery } | { ok: false; key: string } {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const result = contentQuerySchema.safeParse(given);
  if (result.success) return { ok: true, query: result.data };
  return { ok: false, key: getOffendingKey(result.error.issues[0] as z.core.$ZodIssue) };
}

/** An offer in one language as the content API knows it; besides, the fields of the content model under their own names. */
export interface ContentDocument {
  [field: string]: unknown;
  title: string;
  slug: string;
  /** `/{locale}/{collection}` */
  dir: string;
  /** `/{locale}/{collection}/{slug}` */
  path: string;
  extension: string;
  /** The entry's name in every language, as `related` lists it. */
  key: string;
  /** Where the website shows it. */
  url: string;
  /** The average is 0 while there is none. */
  rating: { count: number; average: number };
  createdAt: string;
  updatedAt: string;
  /** The description as HTML. */
  body: string;
  /** The description as staff wrote it, in markdown. */
  text: string;
}

export function getContentDirectory(locale: Locale, collection: Collection): string {
  return `/${locale}/${collection}`;
}
