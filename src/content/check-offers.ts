import { z } from "zod";

import { LOCALE_CODES } from "../domain/config/locales";
import { dropRepeated, type ContentFault, type ContentProblem } from "./content-problem";
import { isProse } from "./languages";
import {
  getOfferFile,
  groupTranslations,
  locateInOffer,
  type OfferFileName,
  getFactsFile,
} from "./offer-file";
import { endsTooEarly } from "./publication";
import { unwrapField } from "./schema/fields";
import { offerSchema, type OfferContent } from "./schema/offer";

/** An offer together with whose words it is, as the checks across files see it. */
export type NamedOffer = OfferContent & OfferFileName;

export type KnownOffer = OfferFileName &
  Pick<OfferContent, "url_slug"> &
  Partial<Pick<OfferContent, "old_addresses">>;

/** Places a problem of a field where it stands. */
function place(offer: NamedOffer, path: string, fault: ContentFault & { found?: unknown }): ContentProblem {
  return { ...fault, ...locateInOffer(offer, path) };
}

const TEXT_LISTS = (Object.keys(offerSchema.shape) as (keyof OfferContent)[]).filter((name) => {
  const { schema, meta } = unwrapField(offerSchema.shape[name]);
  return isProse(offerSchema.shape[name]) && schema instanceof z.ZodArray && meta.earlier === undefined;
});

/** Rows of texts are matched by their place: a list has as many in each language. */
function checkRows([first, ...others]: readonly NamedOffer[]): ContentProblem[] {
  if (!first) return [];
  const count = (offer: NamedOffer, list: keyof OfferContent) => (offer[list] as unknown[]).length;
  return others.flatMap((offer) =>
    TEXT_LISTS.filter((list) => count(offer, list) !== count(first, list)).map((list) =>
      place(offer, list, {
        ...{ code: "different-rows", source: getOfferFile(first) },
        ...{ rows: count(first, list), found: count(offer, list) },
      }),
    ),
  );
}

function checkPorts(offer: NamedOffer): ContentProblem[] {
  const rows = (["prices", "pickup", "minimum_party"] as const).flatMap((list) =>
    offer[list].map((row, index) => ({ path: `${list}.${index}.port`, port: row.port })),
  );
  return rows
    .filter(({ port }) => !offer.ports.includes(port))
    .map(({ path, port }) =>
      place(offer, path, { code: "port-not-offered", ports: offer.ports, found: port }),
    );
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
      .map((found) => place(offer, path, { code: "repeated", found })),
  );
}

function checkDates(offer: NamedOffer): ContentProblem[] {
  const { publish_until: found } = offer;
  return endsTooEarly(offer) ? [place(offer, "publish_until", { code: "ends-too-early", found })] : [];
}

/** The last age of the child price is not below the first one, nor below the age of the youngest guests. */
function checkAges(offer: NamedOffer): ContentProblem[] {
  const { child_from = 0, child_until: found, minimum_age = 0 } = offer;
  const min = Math.max(child_from, minimum_age);
  if (found === undefined || found >= min) return [];
  return [place(offer, "child_until", { code: "no-child-age", min, found })];
}

/** Guests are back after they were collected. */
function checkPickup(offer: NamedOffer): ContentProblem[] {
  return offer.pickup.flatMap(({ time, back: found }, index): ContentProblem[] => {
    if (found === undefined || found > time) return [];
    return [place(offer, `pickup.${index}.back`, { code: "back-too-early", time, found })];
  });
}

function checkRelated(offer: NamedOffer, keys: ReadonlySet<string>): ContentProblem[] {
  return offer.related
    .filter((key) => key === offer.key || !keys.has(key))
    .map((found) => place(offer, "related", { code: "unknown-entry", found }));
}

/** An address, now or before, is unique in its collection and language, a key in its language: links between entries know the key alone. */
function checkUnique(offers: readonly KnownOffer[]): ContentProblem[] {
  const owners = new Map<string, KnownOffer>();
  return offers.flatMap((offer) => {
    const { collection, locale, url_slug, old_addresses = [], key } = offer;
    const claims: { id: string; path?: string; found: string }[] = [
      { path: "url_slug", found: url_slug, id: `${collection} ${locale} ${url_slug}` },
      { found: key, id: `key ${locale} ${key}` },
      ...old_addresses.map((found, index) => ({
        ...{ path: `old_addresses.${index}`, found, id: `${collection} ${locale} ${found}` },
      })),
    ];
    return claims.flatMap(({ id, ...claim }): ContentProblem[] => {
      const owner = owners.get(id);
      if (!owner) owners.set(id, offer);
      // An address that an offer has taken back leads nowhere else.
      return owner && owner !== offer
        ? [{ file: getOfferFile(offer), ...claim, ...createTakenFault(owner) }]
        : [];
    });
  });
}

/** The address or key of an offer is another one's already. */
export function createTakenFault(owner: OfferFileName) {
  return { code: "taken", owner: getOfferFile(owner).replace(/\.md$/, "") } as const;
}

/**
 * Checks what one file alone cannot show: unique slugs and keys, related entries, ports, dates, ages, times of return, rows of texts.
 * `known` are other offers, which are right.
 */
export function checkOffers(
  offers: readonly NamedOffer[],
  known: readonly KnownOffer[] = [],
): ContentProblem[] {
  const keys = new Set([...known, ...offers].map(({ key }) => key));
  const byLocale = [...offers].sort(
    (a, b) => LOCALE_CODES.indexOf(a.locale) - LOCALE_CODES.indexOf(b.locale),
  );
  return dropRepeated([
    ...checkUnique([...known, ...byLocale]),
    ...groupTranslations(byLocale).flatMap(checkRows),
    ...[checkPorts, checkRepeated, checkDates, checkAges, checkPickup].flatMap((check) =>
      offers.flatMap(check),
    ),
    ...offers.flatMap((offer) => checkRelated(offer, keys)),
  ]);
}

/** Lists where a value names pictures and videos: their paths begin so in every file. */
function listNamed(value: unknown, path: readonly string[] = []): { path: string; found: string }[] {
  if (typeof value === "string")
    return value.startsWith("../media/") ? [{ path: path.join("."), found: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listNamed(part, [...path, name]));
}

/** Finds the pictures and videos that a file names and that are not there; `media` are the paths of those that are. */
export function checkMedia(file: string, content: object, media: ReadonlySet<string>): ContentProblem[] {
  return listNamed(content)
    .filter(({ found }) => !media.has(found.replace("../", "content/")))
    .map((named) => ({ file, ...named, code: "missing-file" }));
}

export function checkOfferMedia(offers: readonly NamedOffer[], media: ReadonlySet<string>): ContentProblem[] {
  return dropRepeated(offers.flatMap((offer) => checkMedia(getFactsFile(offer), offer, media)));
}
