import { CATEGORY_TAGS, COLLECTIONS, PORTS, type Collection } from "../../config/offer";
import { DEFAULT_LOCALE } from "../../config/locales";
import { offerSchema } from "../../content/schema/offer";
import { getOfferPath } from "../../i18n/routes";
import { sayChoice } from "./choice-words";
import { createConceptFields, type EntryChoice } from "./create-field";
import type { DecapCollection, DecapField } from "./decap-field";
import { getFieldWords } from "./field-words";
import { getOfferGroup } from "./offer-groups";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const COLLECTION_WORDS: Readonly<Record<Collection, { label: StaffText; one: StaffText }>> = {
  excursions: {
    label: { en: "Excursions", es: "Excursiones", it: "Escursioni" },
    one: { en: "excursion", es: "excursión", it: "escursione" },
  },
  activities: {
    label: { en: "Activities", es: "Actividades", it: "Attività" },
    one: { en: "activity", es: "actividad", it: "attività" },
  },
  services: {
    label: { en: "Services", es: "Servicios", it: "Servizi" },
    one: { en: "service", es: "servicio", it: "servizio" },
  },
  catalog: {
    label: { en: "Boats and packages", es: "Barcos y paquetes", it: "Barche e pacchetti" },
    one: { en: "boat or package", es: "barco o paquete", it: "barca o pacchetto" },
  },
};

/** What staff call a collection. */
export function getCollectionLabel(collection: Collection, staff: StaffLocale): string {
  return say(COLLECTION_WORDS[collection].label, staff);
}

function createFilters(staff: StaffLocale) {
  const featured = {
    label: say({ en: "On the home page", es: "En la página de inicio", it: "Nella pagina iniziale" }, staff),
    field: "featured",
    pattern: true,
  };
  const filterBy = (field: string) => (pattern: string) => ({
    label: sayChoice(pattern, staff),
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
    .map((field) => ({ ...field, group: getOfferGroup(field.name).name }))
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
      {
        en: "Three languages side by side. Prices, days, ports and times are entered once for all of them.",
        es: "Tres idiomas, uno al lado del otro. Precios, días, puertos y horas se escriben una sola vez para todos.",
        it: "Tre lingue, una accanto all'altra. Prezzi, giorni, porti e orari si scrivono una volta sola per tutte.",
      },
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
      {
        label: say({ en: "Price basis", es: "Base del precio", it: "Base del prezzo" }, staff),
        field: "price_basis",
      },
      { label: say({ en: "Duration", es: "Duración", it: "Durata" }, staff), field: "duration_hours" },
    ],
    fields: createOfferFields(staff, entries),
  }));
}
