import { CATEGORY_TAGS, COLLECTIONS, PORTS, type Collection } from "../../config/offer";
import { DEFAULT_LOCALE } from "../../config/locales";
import { offerSchema } from "../../content/schema/offer";
import { getOfferPath } from "../../i18n/routes";
import { CHOICE_WORDS } from "./choice-words";
import { createConceptFields, type EntryChoice } from "./create-field";
import type { DecapCollection, DecapField } from "./decap-field";
import { getFieldWords } from "./field-words";
import { getOfferGroup } from "./offer-groups";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const COLLECTION_WORDS: Readonly<Record<Collection, { label: StaffText; one: StaffText }>> = {
  excursions: {
    label: ["Excursions", "Excursiones", "Escursioni"],
    one: ["excursion", "excursión", "escursione"],
  },
  activities: {
    label: ["Activities", "Actividades", "Attività"],
    one: ["activity", "actividad", "attività"],
  },
  services: { label: ["Services", "Servicios", "Servizi"], one: ["service", "servicio", "servizio"] },
  catalog: {
    label: ["Boats and packages", "Barcos y paquetes", "Barche e pacchetti"],
    one: ["boat or package", "barco o paquete", "barca o pacchetto"],
  },
};

/** What staff call a collection. */
export function getCollectionLabel(collection: Collection, staff: StaffLocale): string {
  return say(COLLECTION_WORDS[collection].label, staff);
}

function getWords(choice: string, staff: StaffLocale): string {
  return say(CHOICE_WORDS[choice] ?? [choice, choice, choice], staff);
}

function createFilters(staff: StaffLocale) {
  const featured = {
    label: say(["On the home page", "En la página de inicio", "Nella pagina iniziale"], staff),
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

/** The fields of an offer, each with its group, in the order in which the form shows them. */
function createOfferFields(staff: StaffLocale, entries: readonly EntryChoice[]): DecapField[] {
  const getPlace = ({ name }: DecapField) => getOfferGroup(name).place;
  return createConceptFields(offerSchema, { concept: "offer", staff, entries })
    .map((field) => ({ ...field, group: say(getOfferGroup(field.name).label, staff) }))
    .sort((a, b) => getPlace(a) - getPlace(b));
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
        "Three languages side by side. Prices, days, ports and times are entered once for all of them.",
        "Tres idiomas, uno al lado del otro. Precios, días, puertos y horas se escriben una sola vez para todos.",
        "Tre lingue, una accanto all'altra. Prezzi, giorni, porti e orari si scrivono una volta sola per tutte.",
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
    summary: "{{title}}",
    sortable_fields: createSorting(staff),
    // Where “View live” leads to.
    preview_path: getOfferPath(name, DEFAULT_LOCALE, "{{fields.url_slug}}").slice(1),
    view_filters: createFilters(staff),
    view_groups: [
      { label: say(["Price basis", "Base del precio", "Base del prezzo"], staff), field: "price_basis" },
      { label: say(["Duration", "Duración", "Durata"], staff), field: "duration_hours" },
    ],
    fields: createOfferFields(staff, entries),
  }));
}
