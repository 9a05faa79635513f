import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { formatContentFile, formatOffer, joinOffer, readOfferTexts } from "../../content/format-files";
import { listOfferFiles, type OfferName } from "../../content/offer-file";
import { editorApi } from "../shell/client";

type Fields = Readonly<Record<string, unknown>>;

/** Something of the site in all its languages, with the versions of its files as they were opened. */
export interface OpenedContent {
  texts: Readonly<Record<Locale, Fields>>;
  versions: Readonly<Record<string, string | null>>;
  /** The files as they were opened. */
  sources: Readonly<Record<string, string | null>>;
}

export interface EditableOffer extends OfferName {
  locale: Locale;
  title: string;
}

const NOTICE = "content/settings/notice.json";

function byLocale<Value>(get: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, get(locale)])) as Record<Locale, Value>;
}

/** Opens files, whose texts `read` takes from their sources. */
async function open(
  paths: readonly string[],
  read: (sources: Readonly<Record<string, string>>) => OpenedContent["texts"],
): Promise<OpenedContent> {
  const files = await editorApi.readFiles.query({ paths: [...paths] });
  const versions = Object.fromEntries(files.map(({ file }) => [file.path, file.id]));
  const sources = Object.fromEntries(files.map(({ data, file }) => [file.path, data]));
  return { texts: read(sources), versions, sources };
}

export function openOffer(offer: OfferName): Promise<OpenedContent> {
  const paths = listOfferFiles(offer).map((file) => `content/${file}`);
  return open(paths, (sources) => readOfferTexts(offer, (file) => sources[`content/${file}`]));
}

export function openNotice(): Promise<OpenedContent> {
  return open([NOTICE], (sources) => JSON.parse(sources[NOTICE] ?? "{}") as OpenedContent["texts"]);
}

/** Saves the files that have changed; gets the content with the versions that they have now. */
async function save(
  { texts, versions, sources }: OpenedContent,
  files: Readonly<Record<string, string | null>>,
): Promise<OpenedContent> {
  const all = Object.entries(files).map(([path, raw]) => ({ path, raw }));
  const dataFiles = all.filter(({ path, raw }) => raw !== (sources[path] ?? null));
  if (dataFiles.length === 0) return { texts, versions, sources };
  const saved = await editorApi.persistEntry.mutate({ dataFiles, versions });
  return { texts, versions: { ...versions, ...saved.versions }, sources: { ...sources, ...files } };
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
  return { ...opened, texts: byLocale((locale) => ({ ...texts[locale], ...facts })) };
}
