import { CATEGORY_TAGS, COLLECTIONS, PORTS, type Collection } from "../../config/offer";
import { DEFAULT_LOCALE } from "../../config/locales";
import { offerSchema } from "../../content/schema/offer";
import { getOfferPath } from "../../i18n/routes";
import { sayChoice } from "./choice-words";
import { createConceptFields, createGroups, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";
import { getFieldWords } from "./field-words";
import { findGroup, OFFER_GROUPS } from "./form-groups";
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

/** Where a field of an offer stands in the form's data: `facts.ports`. */
function toPlace(field: string): string {
  return `${findGroup(OFFER_GROUPS, field)?.name ?? ""}.${field}`;
}

function createFilters(staff: StaffLocale) {
  const featured = {
    label: say({ en: "On the home page", es: "En la página de inicio", it: "Nella pagina iniziale" }, staff),
    field: toPlace("featured"),
    pattern: true,
  };
  const filterBy = (field: string) => (pattern: string) => ({
    label: sayChoice(pattern, staff),
    field: toPlace(field),
    pattern,
  });
  return [featured, ...PORTS.map(filterBy("ports")), ...CATEGORY_TAGS.map(filterBy("category_tags"))];
}

/** The list stands in the order in which visitors see it. */
function createSorting(staff: StaffLocale) {
  const label = (field: string) => say(getFieldWords("offer", [field]).label, staff);
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
  const title = (locale: string) => `${toPlace("title")}.${locale}`;
  return COLLECTIONS.map((name) => ({
    name,
    label: getCollectionLabel(name, staff),
    label_singular: say(COLLECTION_WORDS[name].one, staff),
    description: say(
      {
        en: "One, two or three languages side by side. Prices, days, ports and times are entered once for all of them.",
        es: "Uno, dos o tres idiomas, uno al lado del otro. Precios, días, puertos y horas se escriben una sola vez para todos.",
        it: "Una, due o tre lingue, una accanto all'altra. Prezzi, giorni, porti e orari si scrivono una volta sola per tutte.",
      },
      staff,
    ),
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
      {
        label: say({ en: "Price basis", es: "Base del precio", it: "Base del prezzo" }, staff),
        field: toPlace("price_basis"),
      },
      {
        label: say({ en: "Duration", es: "Duración", it: "Durata" }, staff),
        field: toPlace("duration_hours"),
      },
    ],
    fields: createGroups(
      createConceptFields(offerSchema, { concept: "offer", staff, entries }),
      OFFER_GROUPS,
      staff,
    ),
  }));
}
