import { z } from "zod";

import { LOCALE_CODES, type Locale } from "../domain/config/locales";
import { isPlain, type Plain } from "./front-matter";
import { unwrapField } from "./schema/fields";

type Field = z.core.$ZodType;
type ByLanguage = Readonly<Partial<Record<Locale, unknown>>>;

function getParts(schema: Field): Field[] {
  if (schema instanceof z.ZodObject) return Object.values<Field>(schema.shape);
  return schema instanceof z.ZodArray ? [schema.element] : [];
}

/** Tells whether a field holds something that each language has its own of. */
export function hasTexts(field: Field): boolean {
  const { schema, meta } = unwrapField(field);
  return meta.translated === true || getParts(schema).some(hasTexts);
}

/** Tells whether each language has its own of everything in a field. */
export function isProse(field: Field): boolean {
  const { schema, meta } = unwrapField(field);
  const parts = getParts(schema);
  return meta.translated === true || (parts.length > 0 && parts.every(isProse));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** Joins a field's values of all languages: each text becomes `{en, es, it}`, rows are matched by their place, everything else stands once. */
export function joinLanguages(field: Field, values: ByLanguage, isText = false): unknown {
  const { schema, meta } = unwrapField(field);
  const own = isText || meta.translated === true;
  const found = LOCALE_CODES.map((locale) => values[locale]).filter((value) => !isEmpty(value));
  const pick = (select: (value: unknown) => unknown) =>
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, select(values[locale])]));
  if (!own && !hasTexts(field)) return found[0];
  if (schema instanceof z.ZodObject && found.some(isPlain)) {
    const names = new Set([...Object.keys(schema.shape), ...found.filter(isPlain).flatMap(Object.keys)]);
    const entries = [...names].map((name) => {
      const parts = pick((value) => (isPlain(value) ? value[name] : undefined));
      const part = (schema.shape as z.core.$ZodShape)[name];
      return [name, joinLanguages(part ?? z.unknown(), parts, own)] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (schema instanceof z.ZodArray && found.some(Array.isArray)) {
    const lists = found.filter(Array.isArray);
    return Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, row) =>
      joinLanguages(
        schema.element,
        pick((value) => (Array.isArray(value) ? value[row] : undefined)),
        own,
      ),
    );
  }
  if (!own || found.length === 0) return found[0];
  return Object.fromEntries(Object.entries(pick((value) => value)).filter(([, value]) => !isEmpty(value)));
}

export function pickLanguage(field: Field, value: unknown, locale: Locale, isText = false): unknown {
  const { schema, meta } = unwrapField(field);
  const own = isText || meta.translated === true;
  if (schema instanceof z.ZodObject && isPlain(value)) {
    const entries = Object.entries(value).map(([name, part]) => {
      const inner = (schema.shape as z.core.$ZodShape)[name];
      return [name, inner ? pickLanguage(inner, part, locale, own) : part] as const;
    });
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((row: unknown) => pickLanguage(schema.element, row, locale, own));
  if (!own) return value;
  return isPlain(value) ? value[locale] : undefined;
}

/** The fields of a concept that are prose, and the others. */
export function splitShape({ shape }: z.ZodObject): { prose: Set<string>; facts: Set<string> } {
  const names = Object.keys(shape);
  const prose = new Set(names.filter((name) => isProse(shape[name] as Field)));
  return { prose, facts: new Set(names.filter((name) => !prose.has(name))) };
}

/** Keeps the fields with these names. */
export function pickFields(data: Plain, names: ReadonlySet<string>): Plain {
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));
}
