import type { StaffText } from "../../config/staff-text";

/** The groups of an offer's form, in their order. What staff change most stands first. */
const GROUPS: readonly { label: StaffText; fields: readonly string[] }[] = [
  {
    label: ["Facts", "Datos", "Dati"],
    fields: [
      "prices",
      "price_basis",
      "minimum_party",
      "sale",
      "pause_note",
      "days",
      "season",
      "closed_days",
      "ports",
      "pickup",
      "duration_hours",
      "minimum_age",
      "boat",
      "publish_from",
      "publish_until",
    ],
  },
  {
    label: ["Texts", "Textos", "Testi"],
    fields: ["title", "summary", "body", "included", "not_included", "bring", "faq"],
  },
  { label: ["Pictures", "Fotos", "Foto"], fields: ["cover", "gallery", "video"] },
  {
    label: ["Good to know", "Bueno saber", "Buono a sapersi"],
    fields: [
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
  { label: ["Route and places", "Ruta y lugares", "Percorso e luoghi"], fields: ["itinerary", "places"] },
  {
    label: ["For search engines", "Para buscadores", "Per i motori di ricerca"],
    fields: ["url_slug", "seo"],
  },
  {
    label: ["On the site", "En la web", "Sul sito"],
    fields: ["category_tags", "related", "featured", "order"],
  },
];

export const GROUP_LABELS = GROUPS.map(({ label }) => label);

/** Gets the group of an offer's field, and its place among all fields; a new field has to be put into a group here. */
export function getOfferGroup(field: string): { label: StaffText; place: number } {
  const group = GROUPS.find(({ fields }) => fields.includes(field));
  const place = GROUPS.flatMap(({ fields }) => fields).indexOf(field);
  if (group) return { label: group.label, place };
  throw new Error(
    `The field ${field} of offers has no group. Expected one in src/admin/config/offer-groups.ts.`,
  );
}
