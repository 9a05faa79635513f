import { DEFAULT_LOCALE, type Locale, getLocale } from "../../domain/config/locales";
import { FULL_DAY_HOURS, type Port } from "../../domain/config/offer";
import type { StaffLocale } from "../../domain/config/staff";
import type { NamedOffer } from "../check-offers";
import { getOfferFile } from "../offer-file";
import type { ContentWarning } from "./text-warnings";

const PRICE = /[$€]\s?\d|\d\s?[$€]|\bUSD\b/i;
const WORDINGS: Record<Locale, Record<"price" | "halfDay" | "fullDay", RegExp>> = {
  en: {
    price: /\d+\s?(dollars?|euros?)\b/i,
    halfDay: /\bhalf[- ]day\b/i,
    fullDay: /\bfull[- ]day\b/i,
  },
  es: {
    price: /\d+\s?(dólar(es)?|euros?)\b/i,
    halfDay: /\bmedio día\b/i,
    fullDay: /\bdía completo\b/i,
  },
  it: {
    price: /\d+\s?(dollar[oi]|euro)\b/i,
    halfDay: /\bmezza giornata\b/i,
    fullDay: /\b(giornata intera|intera giornata)\b/i,
  },
};
/** Shorter than this a description says nothing about a picture. */
const ALT_MIN_LENGTH = 12;

type Fault = Omit<ContentWarning, "file">;

function checkTitle({ title, seo, locale }: NamedOffer): Fault[] {
  const text = `${title} ${seo.title}`;
  return PRICE.test(text) || WORDINGS[locale].price.test(text) ? [{ code: "price-in-title" }] : [];
}

function checkDuration({ title, summary, duration_hours: hours, locale }: NamedOffer): Fault[] {
  const { halfDay, fullDay } = WORDINGS[locale];
  const text = `${title} ${summary}`;
  const isFullDay = fullDay.test(text);
  if (hours === undefined || halfDay.test(text) === isFullDay || isFullDay === hours >= FULL_DAY_HOURS)
    return [];
  return [{ code: isFullDay ? "says-full-day" : "says-half-day", values: { hours } }];
}

function checkPictures({ cover, gallery, locale }: NamedOffer): Fault[] {
  const vague = [cover, ...gallery].filter(
    ({ alt }) => alt.length < ALT_MIN_LENGTH || /\.(jpe?g|png|webp)$/i.test(alt),
  );
  return [
    ...vague.map(({ alt: words }): Fault => ({ code: "vague-picture", values: { words } })),
    ...(gallery.length === 0 && locale === DEFAULT_LOCALE ? [{ code: "one-picture" } as const] : []),
  ];
}

export type NamePort = (port: Port) => Record<StaffLocale, string>;

function checkPrices({ prices, ports, locale }: NamedOffer, namePort: NamePort): Fault[] {
  if (prices.length === 0 || locale !== DEFAULT_LOCALE) return [];
  const missing = ports.filter((port) => !prices.some((price) => price.port === port));
  return missing.map((port) => ({ code: "no-price", values: { port: namePort(port) } }));
}

/** Finds what should be looked at in one offer. */
export function findOfferWarnings(offer: NamedOffer, namePort: NamePort): ContentWarning[] {
  const file = `content/${getOfferFile(offer)}`;
  return [checkTitle(offer), checkDuration(offer), checkPictures(offer), checkPrices(offer, namePort)]
    .flat()
    .map((fault) => ({ file, ...fault }));
}

export interface SearchText {
  file: string;
  locale: Locale;
  title: string;
  description: string;
}

/** Shorter says nothing; what is longer is refused by the schemas or cut off in the list of results. */
const LENGTHS = { title: { min: 15, max: 65 }, description: { min: 70, max: 165 } } as const;
const PARTS = ["title", "description"] as const;

/** Finds titles and descriptions for search engines that are too short, too long, or those of another page. */
export function findSeoWarnings(texts: readonly SearchText[]): ContentWarning[] {
  const seen = new Map<string, SearchText>();
  return texts.flatMap((text) =>
    PARTS.flatMap((part): ContentWarning[] => {
      const { file, locale } = text;
      const { min, max } = LENGTHS[part];
      const { length } = text[part];
      const language = getLocale(locale).name;
      const id = `${part} ${locale} ${text[part].trim().toLowerCase()}`;
      const first = seen.get(id);
      if (!first) seen.set(id, text);
      return [
        ...(length < min || length > max
          ? [{ file, code: `${part}-length`, values: { language, length, min, max } } as const]
          : []),
        ...(first
          ? [{ file, code: `${part}-repeated`, values: { language, page: first.title } } as const]
          : []),
      ];
    }),
  );
}
