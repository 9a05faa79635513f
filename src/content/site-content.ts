import { readFile } from "node:fs/promises";
import { join, dirname } from "node:path";

import { listFiles } from "../files/list-files.mjs";
import { checkMedia, checkOfferMedia, checkOffers, type NamedOffer } from "./check-offers";
import type { JsonCollection } from "./content-files";
import type { ContentProblem } from "./content-problem";
import { parseOfferPath } from "./offer-file";
import { parseContentFile } from "./parse-content-file";
import { findMisnamed, parseOffer, type ParsedOffers } from "./parse-offer";
import { isReviewFile } from "./review-file";
import { SERVER_SETTINGS, type ServerSettings } from "./server-settings";
import { TEXT_RECORD_FILE } from "./translations/text-state";

/** The texts of `content/` by their paths from the root. */
export type ContentTexts = ReadonlyMap<string, string>;

/** Reads every text of `content/`: its path from the root and what is in it. The record of translations is none. */
export async function readContentFiles(root: string): Promise<Map<string, string>> {
  const paths = listFiles(join(root, "content"))
    .filter((path) => /\.(md|json|yml)$/.test(path))
    .map((path) => `content/${path}`)
    .filter((path) => path !== TEXT_RECORD_FILE);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const)),
  );
}

/** Lists the pictures and videos: their paths from the root. */
export function listMedia(root: string): Set<string> {
  return new Set(listFiles(join(root, "content/media")).map((name) => `content/media/${name}`));
}

/** Last result per offer folder: a save is checked against all offers, of which it changes one. */
const parsed = new Map<string, { source: string; result: ParsedOffers }>();

function parseFolder(folder: string, texts: ContentTexts): ParsedOffers {
  const name = parseOfferPath(`${folder}/offer.yml`);
  if (!name) return { offers: [], problems: [] };
  const source = JSON.stringify([...texts]);
  const last = parsed.get(folder);
  if (last?.source === source) return last.result;
  const result = parseOffer(name, texts);
  parsed.set(folder, { source, result });
  return result;
}

function parseAll(files: ContentTexts): ParsedOffers {
  const folders = new Map<string, Map<string, string>>();
  const all: ParsedOffers = { offers: [], problems: [] };
  for (const [path, source] of files) {
    if (path.endsWith(".json")) continue;
    const file = path.replace(/^content\//, "");
    all.problems.push(...findMisnamed(file));
    const folder = dirname(file);
    folders.set(folder, (folders.get(folder) ?? new Map<string, string>()).set(file, source));
  }
  for (const [folder, texts] of folders) {
    const { offers, problems } = parseFolder(folder, texts);
    all.offers.push(...offers);
    all.problems.push(...problems);
  }
  return all;
}

/** Parses the offers among content files; what cannot be parsed is left out. */
export function parseOffers(files: ContentTexts): NamedOffer[] {
  return parseAll(files).offers;
}

/** Finds everything that would stop the build in a set of content files; `media` are the paths of the pictures and videos. */
export function findContentProblems(files: ContentTexts, media: ReadonlySet<string>): ContentProblem[] {
  const ofFiles = [...files].flatMap(([path, source]) => {
    if (!path.endsWith(".json")) return [];
    const file = path.replace(/^content\//, "");
    const { locales, problems } = parseContentFile(file, source);
    const contents = Object.fromEntries(locales.map(({ locale, content }) => [locale, content]));
    return isReviewFile(file) ? problems : [...problems, ...checkMedia(file, contents, media)];
  });
  const { offers, problems } = parseAll(files);
  return [...ofFiles, ...problems, ...checkOffers(offers), ...checkOfferMedia(offers, media)];
}

/** Reads the valid entries of a collection in JSON, by key; what the build refuses is left out. */
export function readCollection(files: ContentTexts, collection: JsonCollection) {
  return [...files]
    .flatMap(([path, source]) => {
      const [, key] = new RegExp(`^content/${collection}/(.+)\\.json$`).exec(path) ?? [];
      if (key === undefined) return [];
      const { locales, problems } = parseContentFile(`${collection}/${key}.json`, source);
      return problems.length > 0 ? [] : [{ key, locales }];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Lists the settings that the server reads, parsed by their schemas; `undefined` for content that the build will refuse with its reasons. */
export function listServerSettings(files: ContentTexts): ServerSettings | undefined {
  const settings: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(SERVER_SETTINGS)) {
    const { locales, problems } = parseContentFile(`${file}.json`, files.get(`content/${file}.json`) ?? "");
    if (problems.length > 0) return undefined;
    settings[name] = Object.fromEntries(locales.map(({ locale, content }) => [locale, content]));
  }
  return settings as unknown as ServerSettings;
}
