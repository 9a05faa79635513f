import { expect, test } from "@playwright/test";

import type { PlainMessageKey } from "../src/i18n/message-key";
import { decodeHtml } from "./support/head";
import { OFFERS, type Offer } from "./support/offers";
import { getTranslator } from "./support/sentences";

/** The headings of an offer, and when it has content for them. */
const HEADINGS: readonly (readonly [PlainMessageKey, (offer: Offer) => boolean])[] = [
  ["offer.information", () => true],
  ["offer.description", ({ body }) => body !== ""],
  ["offer.places", ({ places }) => places.length > 0],
  ["offer.pickup", ({ pickup }) => pickup.length > 0],
  ["offer.alsoAvailableIn", () => true],
  [
    "offer.details",
    (offer) => [offer.included, offer.not_included, offer.bring].some((items) => items.length > 0),
  ],
  ["offer.faq", ({ faq }) => faq.length > 0],
  ["offer.advices", ({ advices }) => advices !== ""],
  ["offer.accessibility", ({ accessibility }) => accessibility !== ""],
  ["offer.babies", ({ babies }) => babies !== ""],
  ["offer.minimumAge", (offer) => offer.minimum_age_text !== ""],
  ["offer.health", ({ health }) => health !== ""],
  ["offer.pregnancy", ({ pregnancy }) => pregnancy !== ""],
  ["offer.photoVideo", (offer) => offer.photo_video !== ""],
  ["offer.prices.title", ({ prices }) => prices.length > 0],
  ["offer.itinerary", ({ itinerary, duration_hours = 0 }) => itinerary.length > 0 && duration_hours <= 24],
  ["offer.dayByDay", ({ itinerary, duration_hours = 0 }) => itinerary.length > 0 && duration_hours > 24],
  ["offer.boat.title", ({ boat }) => boat !== undefined],
  ["offer.reviews.title", () => true],
  ["offer.related", ({ related }) => related.length > 0],
];

function getHeadings(html: string): string[] {
  return [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, text = ""]) =>
    decodeHtml(text.replace(/<[^>]*>/g, "")),
  );
}

for (const offer of OFFERS) {
  test(`${offer.path} has a heading for each part that it has, and no other`, async ({ request }) => {
    const t = getTranslator(offer.locale);
    const html = await (await request.get(offer.path)).text();
    const headings = getHeadings(html);
    for (const [key, isSaid] of HEADINGS) {
      expect(headings.includes(t(key)), `a heading “${t(key)}”`).toBe(isSaid(offer));
    }
    expect(html.includes(t("offer.videoUnsupported")), "fallback text of the video").toBe(!!offer.video);
  });
}

test("every heading occurs in the content, and every optional one is missing somewhere", () => {
  const optional = HEADINGS.filter(([, isSaid]) => OFFERS.some((offer) => !isSaid(offer)));
  expect(HEADINGS.every(([, isSaid]) => OFFERS.some(isSaid))).toBe(true);
  expect(optional.length).toBeGreaterThan(6);
});
