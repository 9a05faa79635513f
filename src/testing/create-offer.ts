import { stringify } from "yaml";

import type { NamedOffer } from "../content/check-offers";
import { offerSchema } from "../content/schema/offer";

/** The smallest offer that the schema takes. */
const SMALLEST = {
  title: "Saona Island",
  url_slug: "saona-island",
  summary: "A day on the island.",
  cover: { image: "../media/excursions/saona-island.jpg", alt: "A beach with palms" },
  category_tags: ["sea"],
  days: ["monday"],
  ports: ["bayahibe"],
  seo: { title: "Saona Island", description: "A day on Saona.", keywords: "saona" },
};

/** Creates a valid offer as the checks across files see it. */
export function createOffer(change: Partial<NamedOffer> = {}): NamedOffer {
  const offer = offerSchema.parse({ ...SMALLEST, body: "The island lies in the south." });
  return { ...offer, collection: "excursions", key: "saona-island", locale: "en", ...change };
}

/** Writes a valid offer file: front matter with the given fields changed (`undefined` leaves one out), then the body. */
export function createOfferSource(
  change: Record<string, unknown> = {},
  body = "The island lies in the south.",
): string {
  return `---\n${stringify({ ...SMALLEST, ...change })}---\n${body}\n`;
}
