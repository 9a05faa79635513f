import { LOCALE_CODES } from "../../config/locales";
import { CONTENT_FILES, JSON_COLLECTIONS } from "../../content/content-files";
import { formatJson, formatLanguages } from "../../content/format/format-json-file";
import { addPluralForms, ENGLISH_MESSAGES, type MessageTree } from "../config/english-messages";

function hasKeys(object: object, keys: readonly string[]): boolean {
  const names = Object.keys(object);
  return names.length === keys.length && names.every((name, index) => name === keys[index]);
}

/** Puts sentences into the order of the English file; Decap's own maps forget the order. */
function arrangeMessages(english: MessageTree, data: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(english).map(([key, value]) => {
    const found = data[key];
    const isTree = typeof value !== "string" && typeof found === "object" && found !== null;
    return [key, isTree ? arrangeMessages(value, found as Record<string, unknown>) : found] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Tells by the top fields, in the order of the editor's configuration, which file is being written. */
export function formatSiteJson(data: Record<string, unknown>, fields: readonly string[]): string {
  const files = [...Object.values(CONTENT_FILES), ...Object.values(JSON_COLLECTIONS)];
  const file = files.find(({ schema }) => hasKeys(schema.shape, fields));
  if (file) return formatLanguages(file.schema, data);
  const english = Object.values(ENGLISH_MESSAGES).find((messages) =>
    LOCALE_CODES.some((locale) => hasKeys(addPluralForms(messages, [locale]), fields)),
  );
  if (english) return formatJson(arrangeMessages(addPluralForms(english, LOCALE_CODES), data));
  throw new Error(`No file of the site has the fields ${fields.join(", ")}.`);
}
