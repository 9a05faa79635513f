import { createHash } from "node:crypto";

import { z } from "zod";

import { isLocale, LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { getContentSchema } from "../content-files";
import { arrangeFields } from "../format-files";
import { parseFrontMatter, readYaml, isPlain, type Plain, parseJson } from "../front-matter";
import { hasTexts, pickLanguage } from "../languages";
import { getFactsFile, getOfferFile, parseOfferPath } from "../offer-file";
import { unwrapField } from "../schema/fields";
import { offerSchema } from "../schema/offer";
import type { TextHashes } from "./text-state";

/** The words of a text in one language, by field: as they are compared, not as they are shown. */
type Words = Readonly<Record<string, string>>;

/** Fields of which each language has its own, and none is the translation of another: its address, now and before. */
function isAddress(schema: z.ZodObject, name: string): boolean {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const earlier = Object.values(shape).map((field) => unwrapField(field).meta.earlier);
  return (
    earlier.includes(name) ||
    (shape[name] !== undefined && unwrapField(shape[name]).meta.earlier !== undefined)
  );
}

/** Takes the words out of a value; `undefined` when it holds facts alone, or nothing. */
function pickWords(field: z.core.$ZodType, value: unknown, isText = false): unknown {
  const { schema, meta } = unwrapField(field);
  const own = isText || meta.translated === true;
  if (value === "" || (!own && !hasTexts(field))) return undefined;
  if (schema instanceof z.ZodObject && isPlain(value)) {
    const picked = pickFields(schema.shape, value);
    return picked.length === 0 ? undefined : Object.fromEntries(picked);
  }
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return value;
  const items = value.map((item: unknown) => pickWords(schema.element, item, own));
  return items.some((item) => item !== undefined) ? items : undefined;
}

function pickFields(shape: z.core.$ZodShape, data: Plain): [name: string, words: unknown][] {
  return Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const words = pickWords(field, data[name]);
    return words === undefined ? [] : [[name, words]];
  });
}

/** Lists the words of a text without its facts, by field of the schema: a price that changes makes no translation wrong. */
export function listWords(schema: z.ZodObject, data: Plain): Words {
  const arranged = arrangeFields(schema, data);
  const fields = pickFields(schema.shape, isPlain(arranged) ? arranged : {});
  return Object.fromEntries(
    fields.filter(([name]) => !isAddress(schema, name)).map(([name, words]) => [name, JSON.stringify(words)]),
  );
}

/** Lists the sentences of a file of the interface, each by its path such as `menu.open`. */
export function listSentences(tree: Plain, path = ""): Words {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (isPlain(value)) return Object.entries(listSentences(value, `${path}${key}.`));
    return typeof value === "string" && value !== "" ? [[path + key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Lists the fields whose words are not the same. */
export function listChangedFields(before: Words, after: Words): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => before[field] !== after[field]);
}

/** The words of an entry by language. */
type EntryWords = Readonly<Record<Locale, Words>>;
/** Returns the text of a file by its path from the root; `undefined` when it is not there. */
export type GetText = (path: string) => string | undefined;

/** An entry: what staff open and save together, or a file of sentences in all its languages. */
export interface TextEntry {
  /** Such as `excursions/saona-island`, `pages/home`, `answers/weather`, `messages/common`. */
  name: string;
  /** The file of each language's text; a page or a ready-made answer has one for all. */
  paths: Readonly<Record<Locale, string>>;
  /** All its files. */
  files: readonly string[];
}

const MESSAGES = /^src\/locales\/([a-z]{2})\/([a-z-]+)\.json$/;

function toEntry(name: string, getPath: (locale: Locale) => string, shared: string[] = []): TextEntry {
  const paths = LOCALE_CODES.map((locale) => [locale, getPath(locale)] as const);
  const files = [...new Set([...shared, ...paths.map(([, path]) => path)])];
  return { name, paths: Object.fromEntries(paths) as TextEntry["paths"], files };
}

/** Returns the entry to which a file belongs (its path from the root); `undefined` for a picture and what is no text of staff. */
export function findTextEntry(path: string): TextEntry | undefined {
  const [, locale, namespace] = MESSAGES.exec(path) ?? [];
  if (namespace !== undefined && isLocale(locale))
    return toEntry(`messages/${namespace}`, (code) => `src/locales/${code}/${namespace}.json`);
  const file = path.replace(/^content\//, "");
  const name = file.replace(/\.json$/, "");
  if (getContentSchema(name) && file !== name) return toEntry(name, () => path);
  const offer = parseOfferPath(file);
  if (!offer) return undefined;
  const getPath = (locale: Locale) => `content/${getOfferFile({ ...offer, locale })}`;
  return toEntry(`${offer.collection}/${offer.key}`, getPath, [`content/${getFactsFile(offer)}`]);
}

/** Returns an entry by its name; `undefined` when no entry can be called so. */
export function getTextEntry(name: string): TextEntry | undefined {
  const [folder = "", key = ""] = name.split("/");
  const path = folder === "messages" ? `src/locales/en/${key}.json` : undefined;
  const candidates = [path, `content/${name}.json`, `content/${name}/en.md`];
  const entries = candidates.map((candidate) => candidate && findTextEntry(candidate));
  return entries.find((entry) => entry && entry.name === name) || undefined;
}

function readWords(name: string, source: string, locale: Locale): Words {
  if (name.startsWith("messages/")) {
    const tree = parseJson(source).value;
    return isPlain(tree) ? listSentences(tree) : {};
  }
  const schema = getContentSchema(name);
  if (schema) {
    const file = parseJson(source).value;
    const data = isPlain(file) ? file[locale] : undefined;
    return isPlain(data) ? listWords(schema, data) : {};
  }
  return {};
}

/** Of an offer one language's words stand in its own file, and in that of the facts beside those of the others. */
function readOfferWords(locale: Locale, facts: string, source: string): Words {
  const [parts, shared] = [parseFrontMatter(source), readYaml(facts)];
  if (!parts?.ok) return {};
  const own = shared.ok ? (pickLanguage(offerSchema, shared.data, locale) as Plain) : {};
  return listWords(offerSchema, { ...own, ...parts.data, body: parts.body });
}

/** Reads the words of an entry in all its languages; none of a text that is missing or cannot be read. */
export function readEntryWords({ name, paths }: TextEntry, getText: GetText): EntryWords {
  const words = LOCALE_CODES.map((locale) => {
    const source = getText(paths[locale]) ?? "";
    const offer = parseOfferPath(paths[locale].replace(/^content\//, ""));
    const facts = offer ? (getText(`content/${getFactsFile(offer)}`) ?? "") : "";
    const own = offer ? readOfferWords(locale, facts, source) : readWords(name, source, locale);
    return [locale, own] as const;
  });
  return Object.fromEntries(words) as Record<Locale, Words>;
}

const HASH_LENGTH = 16;

/** Returns the hashes of an entry's words; a language without any has none. */
export function hashWords(words: EntryWords): TextHashes {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
  const hashes = LOCALE_CODES.flatMap((locale) => {
    const sorted = Object.entries(words[locale]).sort(([one], [other]) => (one < other ? -1 : 1));
    return sorted.length === 0 ? [] : [[locale, hash(JSON.stringify(sorted))] as const];
  });
  return Object.fromEntries(hashes);
}
