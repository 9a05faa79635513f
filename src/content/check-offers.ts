import type { Locale } from "../config/locales";
import type { ContentProblem } from "./content-problem";
import { getOfferFile, type OfferFileName } from "./offer-file";
import { fieldMeta } from "./schema/fields";
import { offerSchema, type OfferContent } from "./schema/offer";

/** An offer together with whose words it is, as the checks across files see it. */
export type NamedOffer = OfferContent & OfferFileName;

/** What of another entry matters to an offer: who it is and where it stands. */
export type KnownOffer = OfferFileName & Pick<OfferContent, "url_slug">;

/** List items that mix translated words with neutral facts; the facts must agree across locales. */
const NEUTRAL_ITEM_FIELDS = {
  pickup: ["port", "time"],
  places: ["lat", "lon"],
  itinerary: ["time"],
  gallery: ["image"],
} as const;

const NEUTRAL_FIELDS = (Object.keys(offerSchema.shape) as (keyof OfferContent)[]).filter(
  (name) => fieldMeta.get(offerSchema.shape[name])?.i18n === "duplicate",
);

function getNeutralFacts(offer: NamedOffer): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    boat: offer.boat,
    video: offer.video,
    "cover.image": offer.cover.image,
  };
  for (const name of NEUTRAL_FIELDS) facts[name] = offer[name];
  for (const [list, fields] of Object.entries(NEUTRAL_ITEM_FIELDS)) {
    const items = offer[list as keyof typeof NEUTRAL_ITEM_FIELDS] as Record<string, unknown>[];
    facts[`${list} (${fields.join(", ")})`] = items.map((item) => fields.map((field) => item[field]));
  }
  return facts;
}

function describe(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

function checkTranslations(translations: readonly NamedOffer[]): ContentProblem[] {
  const [first, ...others] = translations;
  if (!first) return [];
  const expected = getNeutralFacts(first);
  return others.flatMap((other) =>
    Object.entries(getNeutralFacts(other))
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(expected[field]))
      .map(([field, value]) => ({
        file: getOfferFile(other),
        field,
        expected: `the same as in ${getOfferFile(first)}: ${describe(expected[field])}`,
        found: describe(value),
      })),
  );
}

function checkPorts(offer: NamedOffer): ContentProblem[] {
  const rows = (["prices", "pickup", "minimum_party"] as const).flatMap((list) =>
    offer[list].map((row, index) => ({ field: `${list}.${index}.port`, port: row.port })),
  );
  return rows
    .filter(({ port }) => !offer.ports.includes(port))
    .map(({ field, port }) => ({
      file: getOfferFile(offer),
      field,
      expected: `one of the offer's ports: ${offer.ports.join(", ")}`,
      found: port,
    }));
}

/** A port has one price and one minimum; pictures are told apart by their words. */
function checkRepeated(offer: NamedOffer): ContentProblem[] {
  const lists: Record<string, string[]> = {
    prices: offer.prices.map(({ port }) => port),
    minimum_party: offer.minimum_party.map(({ port }) => port),
    gallery: offer.gallery.map(({ alt }) => alt),
    faq: offer.faq.map(({ question }) => question),
  };
  return Object.entries(lists).flatMap(([field, names]) =>
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((found) => ({ file: getOfferFile(offer), field, expected: "each one once", found })),
  );
}

function checkRelated(offer: NamedOffer, keys: ReadonlySet<string>): ContentProblem[] {
  return offer.related
    .filter((key) => key === offer.key || !keys.has(key))
    .map((key) => ({
      file: getOfferFile(offer),
      field: "related",
      expected: "the key of another entry",
      found: key,
    }));
}

function checkUnique(offers: readonly KnownOffer[]): ContentProblem[] {
  const seen = new Map<string, KnownOffer>();
  return offers.flatMap((offer) => {
    const claims = [
      {
        field: "url_slug",
        value: offer.url_slug,
        id: `${offer.collection} ${offer.locale} ${offer.url_slug}`,
      },
      { field: "(the file's name)", value: offer.key, id: `key ${offer.locale} ${offer.key}` },
    ];
    return claims.flatMap(({ field, value, id }) => {
      const other = seen.get(id);
      if (!other) seen.set(id, offer);
      return other
        ? [
            {
              file: getOfferFile(offer),
              field,
              expected: `one that ${getOfferFile(other)} does not use`,
              found: value,
            },
          ]
        : [];
    });
  });
}

function checkEach(offers: readonly NamedOffer[], keys: ReadonlySet<string>): ContentProblem[] {
  return [
    ...offers.flatMap(checkPorts),
    ...offers.flatMap(checkRepeated),
    ...offers.flatMap((offer) => checkRelated(offer, keys)),
  ];
}

/** Checks what one file alone cannot show: unique slugs and keys, related entries, ports, facts equal in all languages. */
export function checkOffers(offers: readonly NamedOffer[], locales: readonly Locale[]): ContentProblem[] {
  const keys = new Set(offers.map((offer) => offer.key));
  const byLocale = [...offers].sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  const groups = new Map<string, NamedOffer[]>();
  for (const offer of byLocale) {
    const id = `${offer.collection}/${offer.key}`;
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  return [
    ...checkUnique(byLocale),
    ...[...groups.values()].flatMap(checkTranslations),
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
