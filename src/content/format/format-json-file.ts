import { LOCALE_CODES } from "../../config/locales";
import { CONTENT_FILES, type ContentFile } from "../content-files";
import type { ConceptSchema } from "../schema/field-kinds";
import { arrangeFields } from "./arrange-fields";

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
