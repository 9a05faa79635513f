import type { Plain } from "../../../content/front-matter";
import type { EditorTexts } from "../../../domain/i18n/staff-texts";

export interface FormGroup {
  name: keyof EditorTexts["groups"];
  fields: readonly string[];
}

/** The groups of an offer's form, in their order. What staff change most stands first. */
export const OFFER_GROUPS: readonly FormGroup[] = [
  {
    name: "facts",
    fields: [
      "prices",
      "price_basis",
      "car_seats",
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
    fields: ["title", "summary", "highlights", "body", "included", "not_included", "bring", "faq"],
  },
  {
    name: "pictures",
    fields: ["cover", "gallery", "video"],
  },
  {
    name: "good_to_know",
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
    fields: ["itinerary", "places"],
  },
  {
    name: "search",
    fields: ["url_slug", "old_addresses", "seo"],
  },
  {
    name: "site",
    fields: ["category_tags", "related", "featured", "order"],
  },
];

const ONE_GROUP: readonly FormGroup[] = [{ name: "content", fields: [] }];

/** Returns the groups of a concept's form: `offer`, `pages/home`. */
export function getFormGroups(concept: string): readonly FormGroup[] {
  return concept === "offer" ? OFFER_GROUPS : ONE_GROUP;
}

/** Finds the group of a field; one that no group names stands in the last. */
export function findGroup(groups: readonly FormGroup[], field: string): FormGroup | undefined {
  return groups.find(({ fields }) => fields.includes(field)) ?? groups.at(-1);
}

export function toForm(concept: string, data: Plain): Record<string, Plain> {
  const groups = getFormGroups(concept);
  return Object.fromEntries(
    groups.map((group) => [
      group.name,
      Object.fromEntries(Object.entries(data).filter(([name]) => findGroup(groups, name) === group)),
    ]),
  );
}

export function fromForm(form: Readonly<Record<string, unknown>>): Plain {
  return Object.assign({}, ...Object.values(form)) as Plain;
}
