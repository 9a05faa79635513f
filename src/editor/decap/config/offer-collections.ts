import { CATEGORY_TAGS, COLLECTIONS, PORTS } from "../../../config/offer";
import { DEFAULT_LOCALE } from "../../../config/locales";
import { offerSchema } from "../../../content/schema/offer";
import { getOfferPath } from "../../../i18n/routes";
import { createConceptFields, createGroups, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { findGroup, OFFER_GROUPS } from "./form-groups";
import type { StaffLocale } from "../../../config/staff";
import { findChoice, getFieldTexts, getT } from "../texts";

/** Where a field of an offer stands in the form's data: `facts.ports`. */
function toPlace(field: string): string {
  return `${findGroup(OFFER_GROUPS, field)?.name ?? ""}.${field}`;
}

function createFilters(staff: StaffLocale) {
  const featured = {
    ...{ label: getFieldTexts("offer", ["featured"], staff).label, field: toPlace("featured") },
    pattern: true,
  };
  const filterBy = (field: string) => (pattern: string) => ({
    label: findChoice(pattern, staff) ?? pattern,
    field: toPlace(field),
    pattern,
  });
  return [featured, ...PORTS.map(filterBy("ports")), ...CATEGORY_TAGS.map(filterBy("category_tags"))];
}

/** The list stands in the order in which visitors see it. */
function createSorting(staff: StaffLocale) {
  const label = (field: string) => getFieldTexts("offer", [field], staff).label;
  return [
    { field: toPlace("order"), label: label("order"), default_sort: "asc" },
    { field: `${toPlace("title")}.${staff}`, label: label("title") },
    { field: toPlace("duration_hours"), label: label("duration_hours") },
  ];
}

/** The four collections of offers; their files are joined and split by the backend (`saving/entry-files.ts`). */
export function createOfferCollections(
  staff: StaffLocale,
  entries: readonly EntryChoice[],
): DecapCollection[] {
  const t = getT(staff);
  const title = (locale: string) => `${toPlace("title")}.${locale}`;
  return COLLECTIONS.map((name) => ({
    name,
    label: t(`collections.${name}.label`),
    label_singular: t(`collections.${name}.one`),
    description: t("collections.offers.description"),
    folder: `content/${name}`,
    format: "json",
    extension: "json",
    create: true,
    delete: true,
    identifier_field: title(staff),
    // The key of a new entry: unlike a title, an address has its form already, and save validation can name the field that has to change.
    slug: `{{fields.${toPlace("url_slug")}.en}}`,
    media_folder: `/content/media/${name}`,
    public_folder: `../media/${name}`,
    // Both can be searched for.
    summary: staff === "en" ? `{{${title("en")}}}` : `{{${title(staff)}}} · {{${title("en")}}}`,
    sortable_fields: createSorting(staff),
    // Where “View live” leads to.
    preview_path: getOfferPath(name, DEFAULT_LOCALE, `{{fields.${toPlace("url_slug")}.en}}`).slice(1),
    view_filters: createFilters(staff),
    view_groups: [
      { label: t("views.priceBasis"), field: toPlace("price_basis") },
      { label: t("views.duration"), field: toPlace("duration_hours") },
    ],
    fields: createGroups(
      createConceptFields(offerSchema, { concept: "offer", staff, entries }),
      OFFER_GROUPS,
      staff,
    ),
  }));
}
