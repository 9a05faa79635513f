import type { StaffText } from "../../config/staff-text";

/** A part of an offer's form. */
export interface OfferGroup {
  /** What the browser remembers it by, whatever the language of the editor is. */
  name: string;
  label: StaffText;
  fields: readonly string[];
}

/** The groups of an offer's form, in their order. What staff change most stands first. */
export const OFFER_GROUPS: readonly OfferGroup[] = [
  {
    name: "facts",
    label: { en: "Facts", es: "Datos", it: "Dati" },
    fields: [
      "prices",
      "price_basis",
      "minimum_party",
      "sale",
      "pause_note",
      "days",
      "season",
      "closed_days",
      "daily_capacity",
      "ports",
      "pickup",
      "asks_flight",
      "duration_hours",
      "minimum_age",
      "child_from",
      "child_until",
      "not_for",
      "free_until_hours",
      "boat",
      "publish_from",
      "publish_until",
    ],
  },
  {
    name: "texts",
    label: { en: "Texts", es: "Textos", it: "Testi" },
    fields: ["title", "summary", "highlights", "body", "included", "not_included", "bring", "faq"],
  },
  {
    name: "pictures",
    label: { en: "Pictures", es: "Fotos", it: "Foto" },
    fields: ["cover", "gallery", "video"],
  },
  {
    name: "good-to-know",
    label: { en: "Good to know", es: "Conviene saber", it: "Buono a sapersi" },
    fields: [
      "not_for_note",
      "suits",
      "advices",
      "accessibility",
      "babies",
      "minimum_age_text",
      "health",
      "pregnancy",
      "photo_video",
      "cancellation",
      "weather",
      "payment",
    ],
  },
  {
    name: "route",
    label: { en: "Route and places", es: "Ruta y lugares", it: "Percorso e luoghi" },
    fields: ["itinerary", "places"],
  },
  {
    name: "search-engines",
    label: { en: "For search engines", es: "Para buscadores", it: "Per i motori di ricerca" },
    fields: ["url_slug", "seo"],
  },
  {
    name: "site",
    label: { en: "On the site", es: "En la web", it: "Sul sito" },
    fields: ["category_tags", "related", "featured", "order"],
  },
];

/** Gets the name of the group of an offer's field, and its place among all fields; a new field has to be put into a group here. */
export function getOfferGroup(field: string): { name: string; place: number } {
  const group = OFFER_GROUPS.find(({ fields }) => fields.includes(field));
  const place = OFFER_GROUPS.flatMap(({ fields }) => fields).indexOf(field);
  if (group) return { name: group.name, place };
  throw new Error(
    `The field ${field} of offers has no group. Expected one in src/admin/config/offer-groups.ts.`,
  );
}
