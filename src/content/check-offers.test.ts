/** @jest-environment node */
import { createOffer } from "../testing/create-offer";
import { checkOfferMedia, checkOffers, type NamedOffer } from "./check-offers";

const english = (change: Partial<NamedOffer> = {}) => createOffer(change);
const spanish = (change: Partial<NamedOffer> = {}) =>
  createOffer({ locale: "es", url_slug: "isla-saona", ...change });
const check = (...offers: NamedOffer[]) =>
  checkOffers(offers).map(
    ({ file, path = "", code, found }) => `${file} ${path}: ${code} ${JSON.stringify(found)}`,
  );

const FACTS = "excursions/saona-island/offer.yml";
const pickup = (back: string) => [{ port: "bayahibe" as const, place: "Pier", time: "08:00", back }];
const START = "2026-12-01T08:00-04:00";

it.each<[string, NamedOffer[], string[]]>([
  [
    "one address twice in a collection and language",
    [english(), english({ key: "b" })],
    [`excursions/b/en.md url_slug: taken "saona-island"`],
  ],
  [
    "the earlier address of another offer",
    [english({ old_addresses: ["saona"] }), english({ key: "b", url_slug: "saona" })],
    [`excursions/b/en.md url_slug: taken "saona"`],
  ],
  [
    "one key in two collections, because links between entries know the key alone",
    [english(), english({ collection: "activities" })],
    [`activities/saona-island/en.md : taken "saona-island"`],
  ],
  [
    "an end that is no later than the beginning",
    [english({ publish_from: START, publish_until: START })],
    [`${FACTS} publish_until: ends-too-early "${START}"`],
  ],
  [
    "a day that is closed twice",
    [english({ closed_days: ["2026-12-24", "2026-12-24"] })],
    [`${FACTS} closed_days: repeated "2026-12-24"`],
  ],
  [
    "ages that end before they begin",
    [english({ child_from: 12, child_until: 4 })],
    [`${FACTS} child_until: no-child-age 4`],
  ],
  [
    "ages of children below the minimum age",
    [english({ minimum_age: 18, child_until: 11 })],
    [`${FACTS} child_until: no-child-age 11`],
  ],
  [
    "a return that is no later than the pick-up",
    [english({ pickup: pickup("08:00") })],
    [`${FACTS} pickup.0.back: back-too-early "08:00"`],
  ],
  [
    "a related entry that does not exist, told once for all languages",
    [english({ related: ["motor-yatch"] }), spanish({ related: ["motor-yatch"] })],
    [`${FACTS} related: unknown-entry "motor-yatch"`],
  ],
  [
    "a related entry that is the entry itself",
    [english({ related: ["saona-island"] })],
    [`${FACTS} related: unknown-entry "saona-island"`],
  ],
  [
    "a price from a port that the offer does not have",
    [english({ ports: ["bayahibe"], prices: [{ port: "punta-cana", adult: 90, currency: "USD" }] })],
    [`${FACTS} prices.0.port: port-not-offered "punta-cana"`],
  ],
  [
    "a minimum party for a port that the offer does not have",
    [english({ ports: ["bayahibe"], minimum_party: [{ port: "punta-cana", persons: 2 }] })],
    [`${FACTS} minimum_party.0.port: port-not-offered "punta-cana"`],
  ],
  [
    "fewer rows than in the first language, in whatever order the files come",
    [spanish({ included: ["Almuerzo"] }), english({ included: ["Lunch", "Water"] })],
    ["excursions/saona-island/es.md included: different-rows 1"],
  ],
])("refuses %s", (_, offers, problems) => {
  expect(check(...offers)).toEqual(problems);
});

it.each<[string, NamedOffer[]]>([
  ["no offers", []],
  ["an offer in Spanish alone", [spanish()]],
  ["one address in two languages", [english(), english({ locale: "es" })]],
  ["one address in two collections", [english(), english({ collection: "activities", key: "b" })]],
  ["an address that an offer takes back", [english({ old_addresses: ["saona", "saona-island"] })]],
  ["one age alone", [english({ minimum_age: 7, child_from: 7, child_until: 7 })]],
  ["no last age", [english({ minimum_age: 18, child_from: 4 })]],
  ["a return after the pick-up", [english({ pickup: pickup("12:30") })]],
  ["other texts in each language", [english({ bring: ["Towel"] }), spanish({ bring: ["Toalla"] })]],
])("takes %s", (_, offers) => {
  expect(check(...offers)).toEqual([]);
});

it("refuses each picture and video that is not there", () => {
  const names = ["cover.jpg", "one.jpg", "loop.mp4", "loop.jpg"];
  const [cover = "", one = "", mp4 = "", poster = ""] = names.map((name) => `../media/excursions/${name}`);
  const offer = createOffer({
    cover: { image: cover, alt: "" },
    gallery: [{ image: one, alt: "" }],
    video: { mp4, poster },
  });
  const media = names.map((name) => `content/media/excursions/${name}`);
  expect(checkOfferMedia([offer], new Set(media))).toEqual([]);
  expect(checkOfferMedia([offer], new Set()).map(({ path, found }) => [path, found])).toEqual([
    ["cover.image", cover],
    ["gallery.0.image", one],
    ["video.mp4", mp4],
    ["video.poster", poster],
  ]);
});
