import type { z } from "zod";

import { DEFAULT_LOCALE } from "../../../domain/config/locales";
import { CATEGORY_TAGS, COLLECTIONS, PORTS } from "../../../domain/config/offer";
import type { StaffRole } from "../../../domain/config/staff";
import { JSON_COLLECTIONS, type JsonCollection } from "../../../content/content-files";
import { hasTexts } from "../../../content/languages";
import { offerSchema } from "../../../content/schema/offer";
import { getOfferPath } from "../../../domain/i18n/routes";
import { EDITOR_BACKEND } from "../saving/editor-backend";
import { findChoice, getFieldTexts, getShownLocale, getT } from "../texts";
import { createConceptFields, createGroups, type DecapField } from "./create-field";
import { createFileCollections, createMessageCollection } from "./file-collections";
import { findGroup, getFormGroups, OFFER_GROUPS } from "./form-groups";

export interface DecapCollection {
  name: string;
  label: string;
  files?: { name: string; label: string; file: string; fields: DecapField[]; [setting: string]: unknown }[];
  fields?: DecapField[];
  [setting: string]: unknown;
}

function toPlace(field: string): string {
  return `${findGroup(OFFER_GROUPS, field)?.name ?? ""}.${field}`;
}

const getLabel = (field: string) => getFieldTexts("offer", [field]).label;

function createFilters() {
  const featured = { label: getLabel("featured"), field: toPlace("featured"), pattern: true };
  const filterBy = (field: string) => (pattern: string) => ({
    label: findChoice(pattern) ?? pattern,
    field: toPlace(field),
    pattern,
  });
  return [featured, ...PORTS.map(filterBy("ports")), ...CATEGORY_TAGS.map(filterBy("category_tags"))];
}

/** The list stands in the order in which visitors see it. */
function createSorting() {
  return [
    { field: toPlace("order"), label: getLabel("order"), default_sort: "asc" },
    { field: `${toPlace("title")}.${getShownLocale()}`, label: getLabel("title") },
    { field: toPlace("duration_hours"), label: getLabel("duration_hours") },
  ];
}

/** Entries are one file for Decap; the backend joins and splits an offer's four (`saving/entry-files.ts`). */
const JSON_FORMAT = { format: "json", extension: "json", create: true, delete: true };

const getMediaFolders = (name: string) => ({
  media_folder: `/content/media/${name}`,
  public_folder: `../media/${name}`,
});

function createOfferCollections(): DecapCollection[] {
  const t = getT();
  const title = (locale: string) => `${toPlace("title")}.${locale}`;
  const staff = getShownLocale();
  return COLLECTIONS.map((name) => ({
    ...JSON_FORMAT,
    ...getMediaFolders(name),
    name,
    label: t(`collections.${name}.label`),
    label_singular: t(`collections.${name}.one`),
    description: t("collections.offers.description"),
    folder: `content/${name}`,
    identifier_field: title(staff),
    // The key of a new entry: unlike a title, an address has its form already, and save validation can name the field that has to change.
    slug: `{{fields.${toPlace("url_slug")}.en}}`,
    // Both can be searched for.
    summary: staff === "en" ? `{{${title("en")}}}` : `{{${title(staff)}}} · {{${title("en")}}}`,
    sortable_fields: createSorting(),
    // Where “View live” leads to.
    preview_path: getOfferPath(name, DEFAULT_LOCALE, `{{fields.${toPlace("url_slug")}.en}}`).slice(1),
    view_filters: createFilters(),
    view_groups: [
      { label: t("views.priceBasis"), field: toPlace("price_basis") },
      { label: t("views.duration"), field: toPlace("duration_hours") },
    ],
    fields: createGroups(createConceptFields(offerSchema, "offer"), OFFER_GROUPS),
  }));
}

interface JsonCollectionSettings {
  /** The field that names an entry; its file is named after it, once. */
  identifier: string;
  slug?: string;
  hasPreview?: boolean;
}

const JSON_SETTINGS: Readonly<Record<JsonCollection, JsonCollectionSettings>> = {
  letters: {
    identifier: "subject",
    // Letters are named by their month too.
    slug: "{{year}}-{{month}}-{{fields.content.subject.en}}",
    hasPreview: true,
  },
  answers: { identifier: "title" },
  partners: { identifier: "name" },
  team: { identifier: "name" },
};

function createJsonCollection(name: JsonCollection): DecapCollection {
  const t = getT();
  const { identifier, slug, hasPreview = false } = JSON_SETTINGS[name];
  const { schema } = JSON_COLLECTIONS[name];
  const field = (schema.shape as z.core.$ZodShape)[identifier];
  const place = (locale: string) => `content.${identifier}${field && hasTexts(field) ? `.${locale}` : ""}`;
  const own = place(getShownLocale());
  return {
    ...JSON_FORMAT,
    ...getMediaFolders(name),
    name,
    label: t(`collections.${name}.label`),
    label_singular: t(`collections.${name}.one`),
    description: t(`collections.${name}.description`),
    folder: `content/${name}`,
    identifier_field: own,
    slug: slug ?? `{{fields.${place(DEFAULT_LOCALE)}}}`,
    summary: `{{${own}}}`,
    sortable_fields: [own],
    editor: { preview: hasPreview },
    fields: createGroups(createConceptFields(schema, name), getFormGroups(name)),
  };
}

/** The configuration of the editor, made of the content's schemas. Staff are not shown what only owners can save. */
export function createDecapConfig(role: StaffRole, siteUrl: string) {
  const isShown = (name: JsonCollection) => role === "owner" || name !== "partners";
  const collections: DecapCollection[] = [
    ...createOfferCollections(),
    ...(Object.keys(JSON_SETTINGS) as JsonCollection[]).filter(isShown).map(createJsonCollection),
    ...createFileCollections(role),
    createMessageCollection(),
  ];
  return {
    load_config_file: false,
    backend: { name: EDITOR_BACKEND },
    locale: getShownLocale(),
    site_url: siteUrl,
    logo_url: "/admin/logo.svg",
    media_folder: "content/media/home",
    public_folder: "../media/home",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections,
  };
}
