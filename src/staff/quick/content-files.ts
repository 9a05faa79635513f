import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { formatContentFile, formatOffer, joinOffer, readOfferTexts } from "../../content/format-files";
import { listOfferFiles, type OfferName } from "../../content/offer-file";
import { callEditor, type EditorResult } from "../shell/call-editor";

export type Fields = Readonly<Record<string, unknown>>;

/** Something of the site in all its languages, with the versions of its files as they were opened. */
export interface OpenedContent {
  texts: Readonly<Record<Locale, Fields>>;
  versions: Readonly<Record<string, string>>;
  /** The files as they were opened. */
  sources: Readonly<Record<string, string | null>>;
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

async function open(paths: readonly string[]): Promise<EditorResult<OpenedFile[]>> {
  return callEditor("readFiles", { paths });
}

const getVersions = (files: readonly OpenedFile[]) =>
  Object.fromEntries(files.map(({ file }) => [file.path, file.id]));

const getSources = (files: readonly OpenedFile[]) =>
  Object.fromEntries(files.map(({ data, file }) => [file.path, data]));

export async function openOffer(offer: OfferName): Promise<EditorResult<OpenedContent>> {
  const files = await open(listOfferFiles(offer).map((file) => `content/${file}`));
  if (!files.ok) return files;
  const sources = getSources(files.data);
  const texts = readOfferTexts(offer, (file) => sources[`content/${file}`]);
  return { ok: true, data: { texts, versions: getVersions(files.data), sources } };
}

export async function openNotice(): Promise<EditorResult<OpenedContent>> {
  const files = await open([NOTICE]);
  if (!files.ok) return files;
  const data = JSON.parse(files.data[0]?.data ?? "{}") as Record<Locale, Fields>;
  const texts = toRecord(LOCALE_CODES.map((locale) => data[locale]));
  return { ok: true, data: { texts, versions: getVersions(files.data), sources: getSources(files.data) } };
}

/** Saves the files that have changed; gets the content with the versions that they have now. */
async function save(
  { texts, versions, sources }: OpenedContent,
  files: Readonly<Record<string, string | null>>,
): Promise<EditorResult<OpenedContent>> {
  const all = Object.entries(files).map(([path, raw]) => ({ path, raw }));
  const dataFiles = all.filter(({ path, raw }) => raw !== (sources[path] ?? null));
  if (dataFiles.length === 0) return { ok: true, data: { texts, versions, sources } };
  const params = { dataFiles, assets: [], options: { newEntry: false }, versions };
  const saved = await callEditor<Pick<OpenedContent, "versions">>("persistEntry", params);
  if (!saved.ok) return saved;
  return {
    ok: true,
    data: { texts, versions: { ...versions, ...saved.data.versions }, sources: { ...sources, ...files } },
  };
}

/** Saves an offer in all its languages, as the editor does: the same versions, the same checks. */
export function saveOffer(offer: OfferName, content: OpenedContent) {
  const files = [...formatOffer(offer, joinOffer(content.texts))];
  return save(content, Object.fromEntries(files.map(([file, raw]) => [`content/${file}`, raw])));
}

export function saveNotice(content: OpenedContent) {
  return save(content, { [NOTICE]: formatContentFile("settings/notice", content.texts) });
}

/** Gives the same fields to all languages: facts belong to the offer, not to a language. */
export function withFacts({ texts, ...opened }: OpenedContent, facts: Fields): OpenedContent {
  return { ...opened, texts: toRecord(LOCALE_CODES.map((locale) => ({ ...texts[locale], ...facts }))) };
}

/** Gives each language its own text of a field. */
export function withTexts(
  { texts, ...opened }: OpenedContent,
  field: string,
  values: Readonly<Record<Locale, string>>,
): OpenedContent {
  const changed = LOCALE_CODES.map((locale) => ({
    ...texts[locale],
    [field]: values[locale].trim() || undefined,
  }));
  return { ...opened, texts: toRecord(changed) };
}

/** Returns the texts of a field by language; an empty one where there is none. */
export function getTexts({ texts }: OpenedContent, field: string): Record<Locale, string> {
  const entries = LOCALE_CODES.map((locale) => {
    const value = texts[locale][field];
    return [locale, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, string>;
}
