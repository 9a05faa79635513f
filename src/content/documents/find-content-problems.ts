import { dirname } from "node:path";
import { LOCALE_CODES } from "../../config/locales";
import { checkFileMedia, checkOfferMedia } from "../check-media";
import { checkOffers, type NamedOffer } from "../check-offers";
import type { ContentProblem } from "../content-problem";
import { parseContentFile } from "../parse-content-file";
import { parseOfferPath } from "../offer-file";
import { findMisnamed, parseOffer, type ParsedOffers } from "../parse-offer";
import { remember } from "./remember";

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
