import { readFile } from "node:fs/promises";
import { join, dirname } from "node:path";

import { LOCALE_CODES } from "../config/locales";
import { listFiles } from "../files/list-files.mjs";
import { checkFileMedia, checkOfferMedia, checkOffers, type NamedOffer } from "./check-offers";
import type { ContentProblem } from "./content-problem";
import { remember } from "./documents/remember";
import { parseOfferPath } from "./offer-file";
import { parseContentFile } from "./parse-content-file";
import { findMisnamed, parseOffer, type ParsedOffers } from "./parse-offer";
import { SERVER_SETTINGS, type ServerSettings } from "./server-settings";
import { TEXT_RECORD_FILE } from "./translations/text-state";

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
export async function listMedia(root: string): Promise<Set<string>> {
  return new Set(listFiles(join(root, "content/media")).map((name) => `content/media/${name}`));
}

/** Parses the offers among content files (by their paths from the root), each once for the same texts. */
function parseAll(files: ReadonlyMap<string, string>): ParsedOffers {
  const sources = new Map<string, Map<string, string>>();
  const misnamed: ContentProblem[] = [];
  for (const [path, source] of files) {
    if (path.endsWith(".json")) continue;
    const file = path.replace(/^content\//, "");
    misnamed.push(...findMisnamed(file));
    const folder = dirname(file);
    sources.set(folder, (sources.get(folder) ?? new Map<string, string>()).set(file, source));
  }
  const parsed = [...sources].map(([folder, own]) => {
    const name = parseOfferPath(`${folder}/offer.yml`);
    if (!name) return { offers: [], problems: [] };
    return remember("offer", JSON.stringify([...own]), () => parseOffer(name, own));
  });
  return {
    offers: parsed.flatMap(({ offers }) => offers),
    problems: [...misnamed, ...parsed.flatMap(({ problems }) => problems)],
  };
}

/** Parses the offers among content files; what cannot be parsed is left out. */
export function parseOffers(files: ReadonlyMap<string, string>): NamedOffer[] {
  return parseAll(files).offers;
}

/** Finds everything that would stop the build in a set of content files; `media` are the paths of the pictures and videos. */
export function findContentProblems(
  files: ReadonlyMap<string, string>,
  media: ReadonlySet<string>,
): ContentProblem[] {
  const ofFiles = [...files].flatMap(([path, source]) => {
    if (!path.endsWith(".json")) return [];
    const file = path.replace(/^content\//, "");
    const { locales, problems } = parseContentFile(file, source);
    return [...problems, ...checkFileMedia({ name: file.replace(/\.json$/, ""), locales }, media)];
  });
  const { offers, problems } = parseAll(files);
  return [...ofFiles, ...problems, ...checkOffers(offers, LOCALE_CODES), ...checkOfferMedia(offers, media)];
}

/** Lists the settings that the server reads, parsed by their schemas; `undefined` for content that the build will refuse with its reasons. */
export function listServerSettings(files: ReadonlyMap<string, string>): ServerSettings | undefined {
  const settings: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(SERVER_SETTINGS)) {
    const { locales, problems } = parseContentFile(`${file}.json`, files.get(`content/${file}.json`) ?? "");
    if (problems.length > 0) return undefined;
    settings[name] = Object.fromEntries(locales.map(({ locale, content }) => [locale, content]));
  }
  return settings as unknown as ServerSettings;
}
