import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { JSON_COLLECTIONS, type JsonCollection } from "../../content/content-files";
import { createConceptFields, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";

interface JsonCollectionWords {
  /** What staff call all of them. */
  label: StaffText;
  /** What they call one. */
  singular: StaffText;
  description: StaffText;
  /** The field that names an entry; its file is named after it, once. */
  identifier: string;
}

/** Creates a collection of entries that have no page: one file each with its three languages. */
export function createJsonCollection(
  name: JsonCollection,
  words: JsonCollectionWords,
  staff: StaffLocale,
  entries: readonly EntryChoice[],
): DecapCollection {
  return {
    name,
    label: say(words.label, staff),
    label_singular: say(words.singular, staff),
    description: say(words.description, staff),
    folder: `content/${name}`,
    format: "site-json",
    extension: "json",
    create: true,
    delete: true,
    identifier_field: words.identifier,
    slug: "{{slug}}",
    summary: `{{${words.identifier}}}`,
    sortable_fields: [words.identifier],
    i18n: { structure: "single_file", locales: LOCALE_CODES, default_locale: DEFAULT_LOCALE },
    editor: { preview: false },
    fields: createConceptFields(JSON_COLLECTIONS[name].schema, { concept: name, staff, entries }),
  };
}
