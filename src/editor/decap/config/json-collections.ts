import type { z } from "zod";

import { DEFAULT_LOCALE } from "../../../config/locales";
import type { StaffLocale, StaffRole } from "../../../config/staff";
import { JSON_COLLECTIONS, type JsonCollection } from "../../../content/content-files";
import { hasTexts } from "../../../content/languages";
import { getT } from "../texts";
import { createConceptFields, createGroups, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { getFormGroups } from "./form-groups";

interface JsonCollectionSettings {
  /** The field that names an entry; its file is named after it, once. */
  identifier: string;
  slug?: string;
  hasPictures?: boolean;
  hasPreview?: boolean;
}

/** In the order of the editor's menu. */
const SETTINGS: Readonly<Record<JsonCollection, JsonCollectionSettings>> = {
  letters: {
    identifier: "subject",
    // Letters are named by their month too.
    slug: "{{year}}-{{month}}-{{fields.content.subject.en}}",
    hasPictures: true,
    hasPreview: true,
  },
  answers: { identifier: "title" },
  partners: { identifier: "name" },
  team: { identifier: "name", hasPictures: true },
};

function createJsonCollection(
  name: JsonCollection,
  staff: StaffLocale,
  entries: readonly EntryChoice[],
): DecapCollection {
  const t = getT(staff);
  const { identifier, slug, hasPictures = false, hasPreview = false } = SETTINGS[name];
  const { schema } = JSON_COLLECTIONS[name];
  const field = (schema.shape as z.core.$ZodShape)[identifier];
  const place = (locale: string) => `content.${identifier}${field && hasTexts(field) ? `.${locale}` : ""}`;
  const fields = createConceptFields(schema, { concept: name, staff, entries });
  return {
    name,
    label: t(`collections.${name}.label`),
    label_singular: t(`collections.${name}.one`),
    description: t(`collections.${name}.description`),
    folder: `content/${name}`,
    format: "json",
    extension: "json",
    create: true,
    delete: true,
    identifier_field: place(staff),
    slug: slug ?? `{{fields.${place(DEFAULT_LOCALE)}}}`,
    summary: `{{${place(staff)}}}`,
    sortable_fields: [place(staff)],
    ...(hasPictures && {
      media_folder: `/content/media/${name}`,
      public_folder: `../media/${name}`,
    }),
    editor: { preview: hasPreview },
    fields: createGroups(fields, getFormGroups(name), staff),
  };
}

/** The collections of entries that have no page: letters, ready-made answers, partners (owners' own), team; one file each with its three languages. */
export function createJsonCollections({
  staff,
  role,
  entries,
}: {
  staff: StaffLocale;
  role: StaffRole;
  entries: readonly EntryChoice[];
}): DecapCollection[] {
  return (Object.keys(SETTINGS) as JsonCollection[])
    .filter((name) => role === "owner" || name !== "partners")
    .map((name) => createJsonCollection(name, staff, entries));
}
