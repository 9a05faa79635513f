import type { Locale } from "../config/locales";
import type { ContentProblem } from "./content-problem";
import { getOfferFile, groupTranslations, type OfferFileName } from "./offer-file";
import { endsTooEarly } from "./publication";
import { fieldMeta } from "./schema/fields";
import { offerSchema, type OfferContent } from "./schema/offer";

/** An offer together with whose words it is, as the checks across files see it. */
export type NamedOffer = OfferContent & OfferFileName;

/** What of another entry matters to an offer: who it is and where it stands. */
export type KnownOffer = OfferFileName & Pick<OfferContent, "url_slug">;

/** List items that mix translated words with neutral facts; the facts must agree across locales. */
const NEUTRAL_ITEM_FIELDS = {
  pickup: ["port", "time", "back"],
  places: ["lat", "lon"],
  itinerary: ["time"],
  gallery: ["image"],
} as const;

const NEUTRAL_FIELDS = (Object.keys(offerSchema.shape) as (keyof OfferContent)[]).filter(
  (name) => fieldMeta.get(offerSchema.shape[name])?.i18n === "duplicate",
);

/** Lists the facts of an offer by their fields; of list items the facts alone. */
function getNeutralFacts(offer: NamedOffer): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    boat: offer.boat,
    video: offer.video,
    "cover.image": offer.cover.image,
  };
  for (const name of NEUTRAL_FIELDS) facts[name] = offer[name];
  for (const [list, fields] of Object.entries(NEUTRAL_ITEM_FIELDS)) {
    const items = offer[list as keyof typeof NEUTRAL_ITEM_FIELDS] as Record<string, unknown>[];
    facts[list] = items.map((item) => Object.fromEntries(fields.map((field) => [field, item[field]])));
  }
  return facts;
}

function checkTranslations(translations: readonly NamedOffer[]): ContentProblem[] {
  const [first, ...others] = translations;
  if (!first) return [];
  const expected = getNeutralFacts(first);
  return others.flatMap((other) =>
    Object.entries(getNeutralFacts(other))
      .filter(([path, value]) => JSON.stringify(value) !== JSON.stringify(expected[path]))
      .map(([path, found]) => ({
        file: getOfferFile(other),
        path,
        code: "different-fact",
        source: getOfferFile(first),
        expected: expected[path],
        found,
      })),
  );
}

function checkPorts(offer: NamedOffer): ContentProblem[] {
  const rows = (["prices", "pickup", "minimum_party"] as const).flatMap((list) =>
    offer[list].map((row, index) => ({ path: `${list}.${index}.port`, port: row.port })),
  );
  return rows
    .filter(({ port }) => !offer.ports.includes(port))
    .map(({ path, port }) => ({
      file: getOfferFile(offer),
      ...{ path, code: "port-not-offered", ports: offer.ports, found: port },
    }));
}

/** A port has one price and one minimum, a day is closed once; pictures are told apart by their words. */
function checkRepeated(offer: NamedOffer): ContentProblem[] {
  const lists: Record<string, string[]> = {
    prices: offer.prices.map(({ port }) => port),
    minimum_party: offer.minimum_party.map(({ port }) => port),
    gallery: offer.gallery.map(({ alt }) => alt),
    faq: offer.faq.map(({ question }) => question),
    closed_days: offer.closed_days,
  };
  return Object.entries(lists).flatMap(([path, names]) =>
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((found) => ({ file: getOfferFile(offer), path, code: "repeated", found })),
  );
}

function checkDates(offer: NamedOffer): ContentProblem[] {
  const file = getOfferFile(offer);
  const { publish_until: found } = offer;
  return endsTooEarly(offer) ? [{ file, path: "publish_until", code: "ends-too-early", found }] : [];
}

/** The last age of the child price is not below the first one, nor below the age of the youngest guests. */
function checkAges(offer: NamedOffer): ContentProblem[] {
  const { child_from = 0, child_until: found, minimum_age = 0 } = offer;
  const min = Math.max(child_from, minimum_age);
  if (found === undefined || found >= min) return [];
  return [{ file: getOfferFile(offer), path: "child_until", code: "no-child-age", min, found }];
}

/** Guests are back after they were collected. */
function checkPickup(offer: NamedOffer): ContentProblem[] {
  return offer.pickup.flatMap(({ time, back: found }, index): ContentProblem[] => {
    if (found === undefined || found > time) return [];
    return [{ file: getOfferFile(offer), path: `pickup.${index}.back`, code: "back-too-early", time, found }];
  });
}

function checkRelated(offer: NamedOffer, keys: ReadonlySet<string>): ContentProblem[] {
  return offer.related
    .filter((key) => key === offer.key || !keys.has(key))
    .map((found) => ({ file: getOfferFile(offer), path: "related", code: "unknown-entry", found }));
}

/** An address is unique in its collection and language, a key in its language: links between entries know the key alone. */
function checkUnique(offers: readonly KnownOffer[]): ContentProblem[] {
  const owners = new Map<string, KnownOffer>();
  return offers.flatMap((offer) => {
    const { collection, locale, url_slug, key } = offer;
    const claims: { id: string; path?: string; found: string }[] = [
      { path: "url_slug", found: url_slug, id: `${collection} ${locale} ${url_slug}` },
      { found: key, id: `key ${locale} ${key}` },
    ];
    return claims.flatMap(({ id, ...claim }): ContentProblem[] => {
      const owner = owners.get(id);
      if (!owner) owners.set(id, offer);
      return owner ? [{ file: getOfferFile(offer), ...claim, ...createTakenFault(owner) }] : [];
    });
  });
}

/** The address or key of an offer is another one's already. */
export function createTakenFault(owner: OfferFileName) {
  return { code: "taken", owner: getOfferFile(owner).replace(/\.md$/, "") } as const;
}

function checkEach(offers: readonly NamedOffer[], keys: ReadonlySet<string>): ContentProblem[] {
  return [
    ...offers.flatMap(checkPorts),
    ...offers.flatMap(checkRepeated),
    ...offers.flatMap(checkDates),
    ...offers.flatMap(checkAges),
    ...offers.flatMap(checkPickup),
    ...offers.flatMap((offer) => checkRelated(offer, keys)),
  ];
}

/** Checks what one file alone cannot show: unique slugs and keys, related entries, ports, dates, ages, times of return, facts equal in all languages. */
export function checkOffers(offers: readonly NamedOffer[], locales: readonly Locale[]): ContentProblem[] {
  const keys = new Set(offers.map((offer) => offer.key));
  const byLocale = [...offers].sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  return [
    ...checkUnique(byLocale),
    ...groupTranslations(byLocale).flatMap(checkTranslations),
    ...checkEach(offers, keys),
  ];
}

/** Checks one offer in its languages before it is saved; `known` are all the others. Asks what `checkOffers` asks of all. */
export function checkEntry(
  translations: readonly NamedOffer[],
  known: readonly KnownOffer[],
): ContentProblem[] {
  const keys = new Set([...known, ...translations].map(({ key }) => key));
  return [
    ...checkUnique([...known, ...translations]),
    ...checkTranslations(translations),
    ...checkEach(translations, keys),
  ];
}
