import { LOCALE_CODES, type Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { formatContentFile } from "../../content/format/format-json-file";
import { formatOfferFile, readOfferFile } from "../../content/format/format-offer-file";
import { getOfferFile } from "../../content/offer-file";
import { callEditor, type EditorRefusal, type EditorResult } from "../calls/call-editor";

export type Fields = Readonly<Record<string, unknown>>;

/** Something of the site in all its languages, with the versions of its files as they were opened. */
export interface OpenedContent {
  texts: Readonly<Record<Locale, Fields>>;
  versions: Readonly<Record<string, string>>;
}

interface OpenedFile {
  data: string;
  file: { path: string; id: string };
}

const NOTICE = "content/settings/notice.json";
const toRecord = (values: readonly Fields[]) =>
  Object.fromEntries(LOCALE_CODES.map((locale, index) => [locale, values[index] ?? {}])) as Record<
    Locale,
    Fields
  >;

function getPaths({ collection, key }: { collection: Collection; key: string }): string[] {
  return LOCALE_CODES.map((locale) => `content/${getOfferFile({ collection, key, locale })}`);
}

const isRefused = (result: EditorResult<OpenedFile>): result is EditorRefusal => !result.ok;

async function open(paths: readonly string[]): Promise<EditorResult<OpenedFile[]>> {
  const opened = await Promise.all(paths.map((path) => callEditor<OpenedFile>("getEntry", { path })));
  return opened.find(isRefused) ?? { ok: true, data: opened.flatMap((file) => (file.ok ? [file.data] : [])) };
}

const getVersions = (files: readonly OpenedFile[]) =>
  Object.fromEntries(files.map(({ file }) => [file.path, file.id]));

/** Opens an offer as it is now. */
export async function openOffer(offer: {
  collection: Collection;
  key: string;
}): Promise<EditorResult<OpenedContent>> {
  const files = await open(getPaths(offer));
  if (!files.ok) return files;
  const texts = toRecord(files.data.map(({ data }) => readOfferFile(data)));
  return { ok: true, data: { texts, versions: getVersions(files.data) } };
}

/** Opens the notice as it is now. */
export async function openNotice(): Promise<EditorResult<OpenedContent>> {
  const files = await open([NOTICE]);
  if (!files.ok) return files;
  const data = JSON.parse(files.data[0]?.data ?? "{}") as Record<Locale, Fields>;
  const texts = toRecord(LOCALE_CODES.map((locale) => data[locale]));
  return { ok: true, data: { texts, versions: getVersions(files.data) } };
}

/** Saves files; gets their content with the versions that they have now. */
async function save(
  { texts, versions }: OpenedContent,
  dataFiles: readonly { path: string; raw: string }[],
): Promise<EditorResult<OpenedContent>> {
  const params = { dataFiles, assets: [], options: { newEntry: false }, versions };
  const saved = await callEditor<Pick<OpenedContent, "versions">>("persistEntry", params);
  return saved.ok ? { ok: true, data: { texts, versions: { ...versions, ...saved.data.versions } } } : saved;
}

/** Saves an offer in all its languages, as the editor does: the same versions, the same checks. */
export function saveOffer(offer: { collection: Collection; key: string }, content: OpenedContent) {
  const paths = getPaths(offer);
  const files = LOCALE_CODES.map((locale, index) => ({
    path: paths[index] ?? "",
    raw: formatOfferFile(content.texts[locale]),
  }));
  return save(content, files);
}

/** Saves the notice. */
export function saveNotice(content: OpenedContent) {
  return save(content, [{ path: NOTICE, raw: formatContentFile("settings/notice", content.texts) }]);
}

/** Gives the same fields to all languages: facts belong to the offer, not to a language. */
export function withFacts({ texts, versions }: OpenedContent, facts: Fields): OpenedContent {
  return { versions, texts: toRecord(LOCALE_CODES.map((locale) => ({ ...texts[locale], ...facts }))) };
}

/** Gives each language its own text of a field. */
export function withTexts(
  { texts, versions }: OpenedContent,
  field: string,
  values: Readonly<Record<Locale, string>>,
): OpenedContent {
  const changed = LOCALE_CODES.map((locale) => ({
    ...texts[locale],
    [field]: values[locale].trim() || undefined,
  }));
  return { versions, texts: toRecord(changed) };
}

/** Gets the texts of a field by language; an empty one where there is none. */
export function getTexts({ texts }: OpenedContent, field: string): Record<Locale, string> {
  const entries = LOCALE_CODES.map((locale) => {
    const value = texts[locale][field];
    return [locale, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, string>;
}
