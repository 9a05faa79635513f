import { LOCALE_CODES } from "../../config/locales";
import { CONTENT_FILES, type ContentFile } from "../content-files";
import { arrangeFields } from "./arrange-fields";

/** Writes JSON as every content file has it: two spaces, a line break at the end. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes a single file such as `pages/home`: the locales in their order, fields in the order of the schema. */
export function formatContentFile(name: ContentFile, data: Record<string, unknown>): string {
  const { schema } = CONTENT_FILES[name];
  return formatJson(
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, arrangeFields(schema, data[locale] ?? {})])),
  );
}
