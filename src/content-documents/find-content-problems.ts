import { LOCALE_CODES } from "../config/locales";
import { checkFileMedia, checkOfferMedia } from "../content/check-media";
import { checkOffers, type NamedOffer } from "../content/check-offers";
import type { ContentProblem } from "../content/content-problem";
import { parseContentFile } from "../content/parse-content-file";
import { parseOfferFile, type OfferFileResult } from "../content/parse-offer";
import { remember } from "./remember";

/** Parses the file of an offer (its path from the root), once for each text. */
function parse(path: string, source: string): OfferFileResult {
  const file = path.replace(/^content\//, "");
  return remember("offer", `${file}\0${source}`, () => parseOfferFile(file, source));
}

/** Parses the offers among content files; what cannot be parsed is left out. */
export function parseOffers(files: ReadonlyMap<string, string>): NamedOffer[] {
  return [...files].flatMap(([path, source]) => {
    if (!path.endsWith(".md")) return [];
    const result = parse(path, source);
    return result.kind === "offer" ? [{ ...result.offer, ...result.name }] : [];
  });
}

/** Finds everything that would stop the build in a set of content files; `media` are the paths of the pictures and videos. */
export function findContentProblems(
  files: ReadonlyMap<string, string>,
  media: ReadonlySet<string>,
): ContentProblem[] {
  const problems = [...files].flatMap(([path, source]) => {
    if (path.endsWith(".json")) {
      const file = path.replace(/^content\//, "");
      const { locales, problems } = parseContentFile(file, source);
      return [...problems, ...checkFileMedia({ name: file.replace(/\.json$/, ""), locales }, media)];
    }
    const result = parse(path, source);
    return result.kind === "problems" ? result.problems : [];
  });
  const offers = parseOffers(files);
  return [...problems, ...checkOffers(offers, LOCALE_CODES), ...checkOfferMedia(offers, media)];
}
