import type { z } from "zod";

import { isLocale, LOCALE_CODES, type Locale } from "../../../domain/config/locales";
import { getContentSchema, isJsonCollection } from "../../../content/content-files";
import {
  formatJson,
  formatLanguages,
  formatOffer,
  joinOffer,
  readOfferTexts,
} from "../../../content/format-files";
import { joinLanguages, pickLanguage } from "../../../content/languages";
import { listOfferFiles, parseOfferPath } from "../../../content/offer-file";
import { isPlain, type Plain } from "../../../content/front-matter";
import { unwrapField } from "../../../content/schema/fields";
import { offerSchema } from "../../../content/schema/offer";
import { addPluralForms, ENGLISH_MESSAGES, type MessageTree } from "../config/file-collections";

/** Texts by their paths from the root; `null` is a file that is not there. */
export type Texts = Readonly<Record<string, string | null>>;

/** The files that it is stored in, and how they are read and written. */
export interface EntryFiles {
  /** Whose fields it has: `offer`, `pages/home`, `answers`, `messages`. */
  concept: string;
  schema?: z.ZodObject;
  paths: readonly string[];
  /** Joins the files: what each language has of its own stands as `{en, es, it}`. */
  read(texts: Texts): Plain;
  write(data: Plain): Texts;
}

/** Takes the path of a file of sentences apart: `src/locales/it/common.json`. */
export function parseMessagesPath(path: string): { locale: Locale; namespace: string } | undefined {
  const [, locale, namespace = ""] = /^src\/locales\/([a-z]{2})\/([a-z-]+)\.json$/.exec(path) ?? [];
  return isLocale(locale) ? { locale, namespace } : undefined;
}

/** Puts sentences into the order of the English file; Decap's own maps forget the order. */
function arrangeMessages(english: MessageTree, data: Plain): Plain {
  const entries = Object.entries(english).map(([key, value]) => {
    const found = data[key];
    const isTree = typeof value !== "string" && typeof found === "object" && found !== null;
    return [key, isTree ? arrangeMessages(value, found as Plain) : found] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Moves spaces out of bold text, where its asterisks would be seen on the page; Decap leaves them there. */
export function tidyBold(markdown: string): string {
  const parts = markdown.split("**");
  if (parts.length % 2 === 0) return markdown;
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const [, before = "", words = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(part) ?? [];
      return words === "" ? part : `${before}**${words}**${after}`;
    })
    .join("");
}

/** The same in every markdown text of an entry. */
function tidyTexts(schema: z.ZodObject, data: Plain): Plain {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = (schema.shape as z.core.$ZodShape)[name];
    if (!field || unwrapField(field).meta.kind !== "markdown" || !isPlain(value))
      return [name, value] as const;
    const texts = Object.entries(value).map(([code, text]) => [
      code,
      typeof text === "string" ? tidyBold(text) : text,
    ]);
    return [name, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(entries);
}

const parse = (text: string | null | undefined) => JSON.parse(text ?? "{}") as Plain;

/** Finds the files of an entry by the path that Decap knows it by, or by that of one of its files. */
export function findEntryFiles(path: string): EntryFiles | undefined {
  const sentences = parseMessagesPath(path);
  if (sentences) {
    const english = addPluralForms(ENGLISH_MESSAGES[sentences.namespace] ?? {}, LOCALE_CODES);
    return {
      ...{ concept: "messages", paths: [path] },
      read: (texts) => parse(texts[path]),
      write: (data) => ({ [path]: formatJson(arrangeMessages(english, data)) }),
    };
  }
  const file = path.replace(/^content\//, "");
  const name = file.replace(/\.json$/, "");
  const schema = file === name ? undefined : getContentSchema(name);
  const [folder = ""] = name.split("/");
  if (schema)
    return {
      ...{ concept: isJsonCollection(folder) ? folder : name, schema, paths: [path] },
      read: (texts) => joinLanguages(schema, parse(texts[path])) as Plain,
      write: (data) => {
        const tidy = tidyTexts(schema, data);
        const pick = (code: Locale) => [code, pickLanguage(schema, tidy, code)];
        return { [path]: formatLanguages(schema, Object.fromEntries(LOCALE_CODES.map(pick)) as Plain) };
      },
    };
  const offer = parseOfferPath(file) ?? parseOfferPath(`${name}/offer.yml`);
  if (!offer) return undefined;
  return {
    ...{ concept: "offer", schema: offerSchema },
    paths: listOfferFiles(offer).map((own) => `content/${own}`),
    read: (texts) => joinOffer(readOfferTexts(offer, (own) => texts[`content/${own}`])),
    write: (data) =>
      Object.fromEntries(
        [...formatOffer(offer, tidyTexts(offerSchema, data))].map(([own, text]) => [`content/${own}`, text]),
      ),
  };
}

export function getEntryFiles(path: string): EntryFiles {
  const files = findEntryFiles(path);
  if (!files)
    throw new Error(`${path} is no entry. Expected a file of content/ or sentences of the interface.`);
  return files;
}

/** The path that Decap knows the entry of a file by. */
export function toEntryPath(path: string): string {
  const offer = parseOfferPath(path.replace(/^content\//, ""));
  return offer ? `content/${offer.collection}/${offer.key}.json` : path;
}

/** The entry that the address of the editor names: `#/collections/…/entries/…`. */
export function getOpenPlace(): { collection: string; slug?: string | undefined } {
  const [, collection = "", slug] =
    /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? [];
  return { collection, slug };
}

/** The files of the open entry, in all languages; none elsewhere. */
export function getOpenPaths(): readonly string[] {
  const { collection, slug = "" } = getOpenPlace();
  const [, namespace = "", locale = ""] = /^(.+)-([a-z]{2})$/.exec(slug) ?? [];
  const path =
    collection === "messages"
      ? `src/locales/${locale}/${namespace}.json`
      : `content/${collection}/${slug}.json`;
  return findEntryFiles(path)?.paths ?? [];
}

export type Versions = Record<string, string | null>;

/** A file as it was opened in this window, or as this window has written it. */
export interface OpenedFile {
  version: string | null;
  text: string | null;
}

const opened = new Map<string, OpenedFile>();

function pick(paths: readonly string[]): Record<string, OpenedFile> {
  return Object.fromEntries([...opened].filter(([path]) => paths.includes(path)));
}

export const openedFiles = {
  set: (path: string, file: OpenedFile) => void opened.set(path, file),
  /** Takes over files, such as those that a draft was based on. */
  adopt(files: Readonly<Record<string, OpenedFile>>): void {
    for (const [path, file] of Object.entries(files)) opened.set(path, file);
  },
  pick,
  getVersions: (paths: readonly string[]): Versions =>
    Object.fromEntries(Object.entries(pick(paths)).map(([path, { version }]) => [path, version])),
  getTexts: (paths: readonly string[]): Texts =>
    Object.fromEntries(Object.entries(pick(paths)).map(([path, { text }]) => [path, text])),
};
