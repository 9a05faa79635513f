import { stringify } from "yaml";

import { LOCALE_CODES, type Locale } from "../../config/locales";
import { describeContentProblem } from "../format-content-problems";
import { parseFrontMatter, readYaml } from "../front-matter";
import { joinLanguages, pickFields, pickLanguage, splitShape } from "../languages";
import { getFactsFile, getOfferFile, type OfferName } from "../offer-file";
import { isPlain, type Plain } from "../plain-object";
import { offerSchema } from "../schema/offer";
import { arrangeFields } from "./arrange-fields";

/** One line per text, however long; what older YAML readers would take for a number or a time is quoted. */
const YAML_STYLE = { lineWidth: 0, compat: "yaml-1.1" } as const;

const { prose: PROSE } = splitShape(offerSchema);

type OfferTexts = Readonly<Partial<Record<Locale, Plain>>>;

/** Writes the file of an offer's texts in one language; `null` when there are none. */
export function formatTexts(texts: Plain): string | null {
  const { body = "", ...fields } = arrangeFields(offerSchema, texts) as Plain;
  if (Object.keys(fields).length === 0 && body === "") return null;
  return `---\n${stringify(fields, YAML_STYLE)}---\n${String(body).trim()}\n`;
}

/** Writes the files of an offer, whose texts stand in all languages beside each other; `null` for a language that has none. */
export function formatOffer(name: OfferName, offer: Plain): Map<string, string | null> {
  const names = new Set(Object.keys(offer).filter((field) => !PROSE.has(field)));
  const facts = arrangeFields(offerSchema, pickFields(offer, names)) as Plain;
  const files = new Map<string, string | null>([
    [getFactsFile(name), Object.keys(facts).length === 0 ? null : stringify(facts, YAML_STYLE)],
  ]);
  for (const locale of LOCALE_CODES) {
    const own = pickLanguage(offerSchema, pickFields(offer, PROSE), locale) as Plain;
    files.set(getOfferFile({ ...name, locale }), formatTexts(own));
  }
  return files;
}

function readPart(file: string, parts: ReturnType<typeof parseFrontMatter>): Plain | undefined {
  if (parts && !parts.ok) throw new Error(describeContentProblem({ file, ...parts.fault }).found);
  return parts && { ...parts.data, body: parts.body };
}

/** Reads what each language has of an offer; a language without a text has its facts alone. */
export function readOfferTexts(
  name: OfferName,
  getText: (file: string) => string | null | undefined,
): Record<Locale, Plain> {
  const facts = readYaml(getText(getFactsFile(name)) ?? "");
  if (!facts.ok) throw new Error(describeContentProblem({ file: getFactsFile(name), ...facts.fault }).found);
  const texts = LOCALE_CODES.map((locale) => {
    const file = getOfferFile({ ...name, locale });
    const own = pickLanguage(offerSchema, facts.data, locale) as Plain;
    return [locale, { ...own, ...readPart(file, parseFrontMatter(getText(file) ?? "")) }] as const;
  });
  return Object.fromEntries(texts) as Record<Locale, Plain>;
}

/** Joins what each language has of an offer. */
export function joinOffer(texts: OfferTexts): Plain {
  const joined = joinLanguages(offerSchema, texts);
  return isPlain(joined) ? joined : {};
}
