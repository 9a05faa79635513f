import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import { FULL_DAY_HOURS, type Port } from "../../config/offer";
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

export type NamePort = (port: Port, locale: Locale) => string;

type Words = Omit<ContentWarning, "file">;

function checkTitle({ title, seo, locale }: NamedOffer): Words[] {
  const text = `${title} ${seo.title}`;
  if (!PRICE.test(text) && !WORDINGS[locale].price.test(text)) return [];
  return [
    {
      en: "There is a price in the title. Prices belong in the price rows.",
      es: "Hay un precio en el título. Los precios van en las filas de precios.",
      it: "C'è un prezzo nel titolo. I prezzi vanno nelle righe dei prezzi.",
    },
  ];
}

function checkDuration({ title, summary, duration_hours, locale }: NamedOffer): Words[] {
  const { halfDay, fullDay } = WORDINGS[locale];
  const text = `${title} ${summary}`;
  if (duration_hours === undefined || halfDay.test(text) === fullDay.test(text)) return [];
  const isFullDay = fullDay.test(text);
  if (isFullDay === duration_hours >= FULL_DAY_HOURS) return [];
  const [en, es, it] = isFullDay
    ? ["a full day", "día completo", "giornata intera"]
    : ["half a day", "medio día", "mezza giornata"];
  return [
    {
      en: `The text says ${en}, the duration ${duration_hours} hours.`,
      es: `El texto dice ${es} y la duración ${duration_hours} horas.`,
      it: `Il testo dice ${it} e la durata ${duration_hours} ore.`,
    },
  ];
}

function checkPictures({ cover, gallery, locale }: NamedOffer): Words[] {
  const pictures = [cover, ...gallery];
  const vague = pictures.filter(({ alt }) => alt.length < ALT_MIN_LENGTH || /\.(jpe?g|png|webp)$/i.test(alt));
  return [
    ...vague.map(({ alt }) => ({
      en: `“${alt}” does not describe a picture.`,
      es: `«${alt}» no describe una foto.`,
      it: `«${alt}» non descrive una foto.`,
    })),
    ...(gallery.length === 0 && locale === DEFAULT_LOCALE
      ? [{ en: "There is only one picture.", es: "Solo hay una foto.", it: "C'è una sola foto." }]
      : []),
  ];
}

function checkPrices({ prices, ports, locale }: NamedOffer, namePort: NamePort): Words[] {
  if (prices.length === 0 || locale !== DEFAULT_LOCALE) return [];
  const missing = ports.filter((port) => !prices.some((price) => price.port === port));
  return missing.map((port) => ({
    en: `There is no price from ${namePort(port, "en")}.`,
    es: `Falta el precio desde ${namePort(port, "es")}.`,
    it: `Manca il prezzo da ${namePort(port, "it")}.`,
  }));
}

/** Finds what should be looked at in one offer. */
export function findOfferWarnings(offer: NamedOffer, namePort: NamePort): ContentWarning[] {
  const file = `content/${getOfferFile(offer)}`;
  return [checkTitle(offer), checkDuration(offer), checkPictures(offer), checkPrices(offer, namePort)]
    .flat()
    .map((words) => ({ file, ...words }));
}
