import { CATEGORY_TAGS, COLLECTIONS, PORTS, type Collection } from "../../config/offer";
import { DEFAULT_LOCALE } from "../../config/locales";
import { offerSchema } from "../../content/schema/offer";
import { getOfferPath } from "../../i18n/routes";
import { CHOICE_WORDS } from "./choice-words";
import { createConceptFields, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { getFieldWords } from "./field-words";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const COLLECTION_WORDS: Readonly<Record<Collection, { label: StaffText; one: StaffText }>> = {
  excursions: { label: ["Excursions", "Excursiones"], one: ["excursion", "excursión"] },
  activities: { label: ["Activities", "Actividades"], one: ["activity", "actividad"] },
  services: { label: ["Services", "Servicios"], one: ["service", "servicio"] },
  catalog: {
    label: ["Boats and packages", "Barcos y paquetes"],
    one: ["boat or package", "barco o paquete"],
  },
};

/** What staff call a collection. */
export function getCollectionLabel(collection: Collection, staff: StaffLocale): string {
  return say(COLLECTION_WORDS[collection].label, staff);
}

function getWords(choice: string, staff: StaffLocale): string {
  return say(CHOICE_WORDS[choice] ?? [choice, choice], staff);
}

function createFilters(staff: StaffLocale) {
  const featured = {
    label: say(["On the home page", "En la página de inicio"], staff),
    field: "featured",
    pattern: true,
  };
  const filterBy = (field: string) => (pattern: string) => ({
    label: getWords(pattern, staff),
    field,
    pattern,
  });
  return [featured, ...PORTS.map(filterBy("ports")), ...CATEGORY_TAGS.map(filterBy("category_tags"))];
}

/** The list stands in the order in which visitors see it. */
function createSorting(staff: StaffLocale) {
  const label = (field: string) => say(getFieldWords("offer", [field]).label, staff);
  return [
    { field: "order", label: label("order"), default_sort: "asc" },
    { field: "title", label: label("title") },
    { field: "duration_hours", label: label("duration_hours") },
  ];
}

/** The four collections of offers: one markdown file per entry and language, three languages side by side. */
export function createOfferCollections(
  staff: StaffLocale,
  entries: readonly EntryChoice[],
): DecapCollection[] {
  return COLLECTIONS.map((name) => ({
    name,
    label: getCollectionLabel(name, staff),
    label_singular: say(COLLECTION_WORDS[name].one, staff),
    description: say(
      [
        "Three languages side by side. Prices, days, ports and times are entered once, in English.",
        "Tres idiomas, uno al lado del otro. Precios, días, puertos y horas se escriben una sola vez, en inglés.",
      ],
      staff,
    ),
    folder: `content/${name}`,
    format: "offer-markdown",
    extension: "md",
    create: true,
    delete: true,
    identifier_field: "title",
    // The key of a new entry: unlike a title, an address has its form already, and save validation can name the field that has to change.
    slug: "{{fields.url_slug}}",
    i18n: true,
    media_folder: `/content/media/${name}`,
    public_folder: `../media/${name}`,
    summary: "{{title}} · {{duration_hours}} h · {{filename}}",
    sortable_fields: createSorting(staff),
    // Where “View live” leads to.
    preview_path: getOfferPath(name, DEFAULT_LOCALE, "{{fields.url_slug}}").slice(1),
    view_filters: createFilters(staff),
    view_groups: [
      { label: say(["Price basis", "Base del precio"], staff), field: "price_basis" },
      { label: say(["Duration", "Duración"], staff), field: "duration_hours" },
    ],
    fields: createConceptFields(offerSchema, { concept: "offer", staff, entries }),
  }));
}
