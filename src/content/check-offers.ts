import { z } from "zod";

import type { Locale } from "../domain/config/locales";
import { getContentSchema } from "./content-files";
import { dropRepeated, type ContentFault, type ContentProblem } from "./content-problem";
import { isProse } from "./languages";
import {
  getOfferFile,
  groupTranslations,
  locateInOffer,
  type OfferFileName,
  getFactsFile,
} from "./offer-file";
import type { ContentFileResult } from "./parse-content-file";
import type { Plain } from "./plain-object";
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

/** Checks what one file alone cannot show: unique slugs and keys, related entries, ports, dates, ages, times of return, rows of texts. */
export function checkOffers(offers: readonly NamedOffer[], locales: readonly Locale[]): ContentProblem[] {
  const keys = new Set(offers.map((offer) => offer.key));
  const byLocale = [...offers].sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  return dropRepeated([
    ...checkUnique(byLocale),
    ...groupTranslations(byLocale).flatMap(checkRows),
    ...checkEach(offers, keys),
  ]);
}

/** Checks one offer in its languages before it is saved; `known` are all the others. Asks what `checkOffers` asks of all. */
export function checkEntry(
  translations: readonly NamedOffer[],
  known: readonly KnownOffer[],
): ContentProblem[] {
  const keys = new Set([...known, ...translations].map(({ key }) => key));
  return dropRepeated([
    ...checkUnique([...known, ...translations]),
    ...checkRows(translations),
    ...checkEach(translations, keys),
  ]);
}

/** Where a value names a file, e.g. `["gallery", EACH, "image"]`. */
type FieldPath = readonly string[];

/** The step into every row of a list. */
const EACH = "*";

/** Where the values of a schema name pictures and videos. */
function listMediaFields(field: z.core.$ZodType): FieldPath[] {
  const { schema, meta } = unwrapField(field);
  if (meta.kind === "image" || meta.kind === "file") return [[]];
  if (schema instanceof z.ZodArray) return listMediaFields(schema.element).map((path) => [EACH, ...path]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, inner]) =>
    listMediaFields(inner).map((path) => [name, ...path]),
  );
}

function listNamed(value: unknown, [step, ...rest]: FieldPath, names: FieldPath = []): [string, string][] {
  if (value === undefined) return [];
  if (step === undefined) return [[names.join("."), value as string]];
  if (step !== EACH) return listNamed((value as Plain)[step], rest, [...names, step]);
  return (value as unknown[]).flatMap((row, index) => listNamed(row, rest, [...names, String(index)]));
}

function findMissing(
  file: string,
  content: object,
  fields: readonly FieldPath[],
  media: ReadonlySet<string>,
): ContentProblem[] {
  return fields
    .flatMap((path) => listNamed(content, path))
    .filter(([, found]) => !media.has(found.replace("../", "content/")))
    .map(([path, found]) => ({ file, path, code: "missing-file", found }));
}

const OFFER_FIELDS = listMediaFields(offerSchema);

/** Finds the pictures and videos that offers name and that are not there; `media` are the paths of those that are. */
export function checkOfferMedia(offers: readonly NamedOffer[], media: ReadonlySet<string>): ContentProblem[] {
  return dropRepeated(
    offers.flatMap((offer) => findMissing(getFactsFile(offer), offer, OFFER_FIELDS, media)),
  );
}

/** Finds the same in a file such as `pages/home.json` or `letters/winter.json`, by its path in `content/` without `.json`. */
export function checkFileMedia(
  { name, locales }: Pick<ContentFileResult, "locales"> & { name: string },
  media: ReadonlySet<string>,
): ContentProblem[] {
  const schema = getContentSchema(name);
  const fields = schema === undefined ? [] : listMediaFields(schema);
  return locales.flatMap(({ locale, content }) =>
    findMissing(
      `${name}.json`,
      { [locale]: content },
      fields.map((path) => [locale, ...path]),
      media,
    ),
  );
}
