import { z } from "zod";
import { stringify } from "yaml";

import { LOCALE_CODES, type Locale } from "../domain/config/locales";
import { CONTENT_FILES, type ContentFile } from "./content-files";
import { describeContentProblem } from "./content-problem";
import { parseFrontMatter, readYaml, isPlain, type Plain } from "./front-matter";
import { joinLanguages, pickFields, pickLanguage, splitShape } from "./languages";
import { getFactsFile, getOfferFile, type OfferName } from "./offer-file";
import { isLine, unwrapField, type ConceptSchema } from "./schema/fields";
import { offerSchema } from "./schema/offer";

/** Tells whether a value holds nothing: the editor leaves such values behind in fields that nobody touched. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.keys(value).length === 0;
}

/** A text without blanks around it, and in a line or a row of a list without two blanks in a row. */
function tidyText(field: z.core.$ZodType, text: string, isRow: boolean): string {
  const { schema, meta } = unwrapField(field);
  if (!(schema instanceof z.ZodString) || meta.kind === "markdown") return text;
  const trimmed = text.trim();
  return isRow || isLine(schema.maxLength) ? trimmed.replace(/[ \t]{2,}/g, " ") : trimmed;
}

function arrangeObject(shape: z.core.$ZodShape, value: Plain, isRow = false): Plain {
  const known = Object.keys(shape).filter((name) => name in value);
  const unknown = Object.keys(value).filter((name) => !(name in shape));
  const entries = [...known, ...unknown].map((name) => {
    const field = shape[name];
    return [name, field ? arrangeFields(field, value[name], isRow) : value[name]] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => !isEmpty(item)));
}

/**
 * Puts a value's keys into the order of its schema, at any depth, leaves out what holds nothing, and tidies blanks. The same content
 * has one form, whoever wrote it.
 */
export function arrangeFields(field: z.core.$ZodType, value: unknown, isRow = false): unknown {
  const { schema } = unwrapField(field);
  if (schema instanceof z.ZodObject && isPlain(value)) return arrangeObject(schema.shape, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value
      .map((item: unknown) => arrangeFields(schema.element, item, true))
      .filter((item) => !isEmpty(item));
  }
  // A text in all languages.
  if (isPlain(value))
    return arrangeObject(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, field])), value, isRow);
  return typeof value === "string" ? tidyText(field, value, isRow) : value;
}

/** Writes JSON as every content file has it: two spaces, a line break at the end. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes a single file such as `pages/home`. */
export function formatContentFile(name: ContentFile, data: Record<string, unknown>): string {
  return formatLanguages(CONTENT_FILES[name].schema, data);
}

/** Writes what a file has in each language: the locales in their order, fields in the order of the schema. */
export function formatLanguages(schema: ConceptSchema, data: Record<string, unknown>): string {
  return formatJson(
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, arrangeFields(schema, data[locale] ?? {})])),
  );
}

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
  if (parts && !parts.ok) throw new Error(describeContentProblem({ file, ...parts.fault }));
  return parts && { ...parts.data, body: parts.body };
}

/** Reads what each language has of an offer; a language without a text has its facts alone. */
export function readOfferTexts(
  name: OfferName,
  getText: (file: string) => string | null | undefined,
): Record<Locale, Plain> {
  const facts = readYaml(getText(getFactsFile(name)) ?? "");
  if (!facts.ok) throw new Error(describeContentProblem({ file: getFactsFile(name), ...facts.fault }));
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
