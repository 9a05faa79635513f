import type { z } from "zod";

import { DEFAULT_LOCALE } from "../../config/locales";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { JSON_COLLECTIONS, type JsonCollection } from "../../content/content-files";
import { hasTexts } from "../../content/languages";
import { createConceptFields, createGroups, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { getFormGroups } from "./form-groups";

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
  const { schema } = JSON_COLLECTIONS[name];
  const field = (schema.shape as z.core.$ZodShape)[words.identifier];
  const place = (locale: string) =>
    `content.${words.identifier}${field && hasTexts(field) ? `.${locale}` : ""}`;
  const fields = createConceptFields(schema, { concept: name, staff, entries });
  return {
    name,
    label: say(words.label, staff),
    label_singular: say(words.singular, staff),
    description: say(words.description, staff),
    folder: `content/${name}`,
    format: "json",
    extension: "json",
    create: true,
    delete: true,
    identifier_field: place(staff),
    slug: `{{fields.${place(DEFAULT_LOCALE)}}}`,
    summary: `{{${place(staff)}}}`,
    sortable_fields: [place(staff)],
    editor: { preview: false },
    fields: createGroups(fields, getFormGroups(name), staff),
  };
}
