import type { Locale } from "../../domain/config/locales";
import type { AnswersReply } from "../../domain/contracts/enquiry-changes";
import { getOfferId, type OfferFacts } from "../../domain/contracts/offer-facts";
import { type Partner, partnerSchema } from "../schema/collections";
import { getOfferPath, type MovedPages } from "../../domain/i18n/routes";
import { parseContentFile } from "../parse-content-file";
import { isPublished, getNextChange, type Publication } from "../publication";
import { parseOffers, readCollection, type ContentTexts } from "../site-content";

/** Facts of an offer that the server needs, the same in all languages. */
const FACTS = [
  ...(["sale", "publish_from", "publish_until", "days", "season", "closed_days", "daily_capacity"] as const),
  ...([
    "ports",
    "prices",
    "price_basis",
    "car_seats",
    "minimum_party",
    "pickup",
    "duration_hours",
    "minimum_age",
  ] as const),
  ...(["child_from", "child_until", "asks_flight", "not_for", "boat"] as const),
] as const;

/** Lists what the server has to know of the offers, by collection and key. */
export function listOfferFacts(files: ContentTexts): Record<string, OfferFacts> {
  const facts: Record<string, OfferFacts> = {};
  for (const offer of parseOffers(files)) {
    const { collection, key, locale, not_for_note: note } = offer;
    const { included, cancellation, babies, pregnancy } = offer;
    const known = facts[getOfferId(collection, key)];
    facts[getOfferId(collection, key)] = {
      ...pickNamed(offer, FACTS),
      titles: { ...known?.titles, [locale]: offer.title },
      not_for_note: known?.not_for_note || note,
      limitNotes: { ...known?.limitNotes, [locale]: note },
      terms: { ...known?.terms, [locale]: { included, cancellation, babies, pregnancy } },
    };
  }
  return facts;
}

function pickNamed<Data extends object, Name extends keyof Data>(data: Data, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<Data, Name>;
}

/** Lists where the old addresses of the offers lead that the site shows. */
export function listMovedPages(files: ContentTexts, now = Date.now()): MovedPages {
  const moved = parseOffers(files)
    .filter((offer) => isPublished(offer, now))
    .flatMap(({ collection, locale, url_slug, old_addresses }) =>
      old_addresses
        .filter((old) => old !== url_slug)
        .map((old) => [getOfferPath(collection, locale, old), getOfferPath(collection, locale, url_slug)]),
    );
  return Object.fromEntries(moved) as MovedPages;
}

/** Lists the offers that the site shows at a moment (milliseconds), as staff's pages name them; anybody can read the file. */
export function listEntries(files: ContentTexts, now = Date.now()) {
  return parseOffers(files)
    .filter((offer) => isPublished(offer, now))
    .map(({ collection, key, locale, url_slug, title }) => ({ collection, key, locale, url_slug, title }));
}

/** Lists all offers with their prices as the editor's pickers, save validation and previews need them, for staff alone. */
export function listPricedEntries(files: ContentTexts) {
  return parseOffers(files).map((offer) => ({
    ...{ collection: offer.collection, key: offer.key, locale: offer.locale, title: offer.title },
    ...{ url_slug: offer.url_slug, old_addresses: offer.old_addresses, related: offer.related },
    ...{ prices: offer.prices, cover: offer.cover.image },
  }));
}

type Answer = AnswersReply["answers"][number];

/** Lists the ready-made answers in all languages, by their keys. */
export function listAnswers(files: ContentTexts): Answer[] {
  return readCollection(files, "answers").map(({ key, locales }) => {
    const collect = (field: "title" | "text") =>
      Object.fromEntries(locales.map(({ locale, content }) => [locale, content[field]])) as Record<
        Locale,
        string
      >;
    return { key, title: collect("title"), text: collect("text") };
  });
}

/** Lists the partners by their codes, which are the names of their files; their fields are the same in every language. */
export function listPartners(files: ContentTexts): Partner[] {
  return readCollection(files, "partners").map(({ key, locales }) => ({
    code: key,
    ...partnerSchema.parse(locales[0]?.content),
  }));
}

/** Finds the next moment (milliseconds) at which an offer or the notice appears or disappears by its dates. */
export function findNextChange(files: ContentTexts, now = Date.now()): number | undefined {
  const notice = parseContentFile("settings/notice.json", files.get("content/settings/notice.json") ?? "{}");
  const notices = notice.locales.map(({ content }) => content as Publication);
  return getNextChange([...parseOffers(files), ...notices], now);
}
