import { LOCALE_CODES } from "../domain/config/locales";
import { COLLECTIONS } from "../domain/config/offer";
import type { NamedOffer } from "./check-offers";
import { dropRepeated, type ContentProblem, toContentProblems } from "./content-problem";
import {
  dropEmpty,
  parseFrontMatter,
  readYaml,
  type FrontMatterResult,
  type YamlResult,
  type Plain,
} from "./front-matter";
import { pickFields, pickLanguage, splitShape } from "./languages";
import {
  getFactsFile,
  getOfferFile,
  locateInOffer,
  parseOfferPath,
  type OfferFileName,
  type OfferName,
} from "./offer-file";
import { offerSchema } from "./schema/offer";

export interface ParsedOffers {
  offers: NamedOffer[];
  problems: ContentProblem[];
}

const { prose: PROSE, facts: FACTS } = splitShape(offerSchema);

/** Fields that stand in the wrong file, or in none. */
function findStrangers(file: string, data: Plain, known: ReadonlySet<string>): ContentProblem[] {
  const names = Object.keys(data).filter((name) => !known.has(name));
  return names.map((path) => ({ file, path, code: "unknown-field", found: data[path] }));
}

/** Makes one language of an offer of its facts and its texts; nothing of a text that is not written yet. */
function parseTranslation(name: OfferFileName, facts: YamlResult, texts: FrontMatterResult): ParsedOffers {
  if (!texts) return { offers: [], problems: [] };
  const [file, factsFile] = [getOfferFile(name), getFactsFile(name)];
  const faults: ContentProblem[] = [];
  if (!facts.ok) faults.push({ file: factsFile, ...facts.fault });
  if (!texts.ok) faults.push({ file, ...texts.fault });
  if (!facts.ok || !texts.ok) return { offers: [], problems: faults };
  const own = pickLanguage(offerSchema, pickFields(facts.data, FACTS), name.locale) as Plain;
  const value = dropEmpty({ ...own, ...pickFields(texts.data, PROSE), body: texts.body });
  const { success, data, error } = offerSchema.safeParse(value);
  const problems = [
    ...findStrangers(factsFile, facts.data, FACTS),
    ...findStrangers(file, texts.data, PROSE),
    ...(error ? toContentProblems("", value, error) : []).map((problem) => ({
      ...problem,
      ...locateInOffer(name, problem.path ?? ""),
    })),
  ];
  return success && problems.length === 0
    ? { offers: [{ ...data, ...name }], problems }
    : { offers: [], problems };
}

/** Parses an offer of the texts of its files, by their names relative to `content/`. */
export function parseOffer(name: OfferName, sources: ReadonlyMap<string, string>): ParsedOffers {
  const facts = readYaml(sources.get(getFactsFile(name)) ?? "");
  const parsed = LOCALE_CODES.map((locale) => {
    const own = { ...name, locale };
    return parseTranslation(own, facts, parseFrontMatter(sources.get(getOfferFile(own)) ?? ""));
  });
  return {
    offers: parsed.flatMap(({ offers }) => offers),
    problems: dropRepeated(parsed.flatMap(({ problems }) => problems)),
  };
}

/** A file beside the offers that is none of theirs. */
export function findMisnamed(file: string): ContentProblem[] {
  if (parseOfferPath(file)) return [];
  return [{ file, code: "wrong-file-name", example: `${COLLECTIONS[0]}/saona-island/en.md`, found: file }];
}
