import { LOCALE_CODES } from "../../config/locales";
import { checkOffers, type NamedOffer } from "../../content/check-offers";
import type { ContentProblem } from "../../content/content-problem";
import { parseContentFile } from "../../content/parse-content-file";
import { parseOfferFile } from "../../content/parse-offer";

/** Parses the offers among content files; what cannot be parsed is left out. */
export function parseOffers(files: ReadonlyMap<string, string>): NamedOffer[] {
  return [...files].flatMap(([path, source]) => {
    if (!path.endsWith(".md")) return [];
    const result = parseOfferFile(path.replace(/^content\//, ""), source);
    return result.kind === "offer" ? [{ ...result.offer, ...result.name }] : [];
  });
}

/** Finds everything that would stop the build in a set of content files. */
export function findContentProblems(files: ReadonlyMap<string, string>): ContentProblem[] {
  const problems = [...files].flatMap(([path, source]) => {
    const file = path.replace(/^content\//, "");
    if (path.endsWith(".json")) return parseContentFile(file, source).problems;
    const result = parseOfferFile(file, source);
    return result.kind === "problems" ? result.problems : [];
  });
  return [...problems, ...checkOffers(parseOffers(files), LOCALE_CODES)];
}
