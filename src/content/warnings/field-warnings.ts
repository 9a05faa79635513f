import { DEFAULT_LOCALE, type Locale, getLocale } from "../../domain/config/locales";
import { FULL_DAY_HOURS, type Port } from "../../domain/config/offer";
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

export interface SearchText {
  file: string;
  locale: Locale;
  title: string;
  description: string;
}

/** Shorter says nothing; what is longer is refused by the schemas or cut off in the list of results. */
const LENGTHS = { title: { min: 15, max: 65 }, description: { min: 70, max: 165 } } as const;
const NAMES = {
  title: {
    en: "title for search engines",
    es: "título para buscadores",
    it: "titolo per i motori di ricerca",
  },
  description: {
    en: "text for search engines",
    es: "texto para buscadores",
    it: "testo per i motori di ricerca",
  },
} as const;

type Part = keyof typeof LENGTHS;

function findLength({ file, locale, ...texts }: SearchText, part: Part): ContentWarning[] {
  const { min, max } = LENGTHS[part];
  const length = texts[part].length;
  if (length >= min && length <= max) return [];
  return [
    {
      file,
      en: `The ${NAMES[part].en} (${getLocale(locale).name}) has ${length} characters; ${min} to ${max} are shown well.`,
      es: `El ${NAMES[part].es} (${getLocale(locale).name}) tiene ${length} caracteres; se ven bien de ${min} a ${max}.`,
      it: `Il ${NAMES[part].it} (${getLocale(locale).name}) ha ${length} caratteri; si vedono bene da ${min} a ${max}.`,
    },
  ];
}

function findRepeated(texts: readonly SearchText[], part: Part): ContentWarning[] {
  const seen = new Map<string, SearchText>();
  return texts.flatMap((text) => {
    const id = `${text.locale} ${text[part].trim().toLowerCase()}`;
    const first = seen.get(id);
    if (!first) seen.set(id, text);
    return first
      ? [
          {
            file: text.file,
            en: `The ${NAMES[part].en} (${getLocale(text.locale).name}) is the same as on the page “${first.title}”: each page needs its own.`,
            es: `El ${NAMES[part].es} (${getLocale(text.locale).name}) es el mismo que en la página «${first.title}»: cada página necesita el suyo.`,
            it: `Il ${NAMES[part].it} (${getLocale(text.locale).name}) è lo stesso della pagina «${first.title}»: ogni pagina ha bisogno del suo.`,
          },
        ]
      : [];
  });
}

/** Finds titles and descriptions for search engines that are too short, too long, or those of another page. */
export function findSeoWarnings(texts: readonly SearchText[]): ContentWarning[] {
  const parts = ["title", "description"] as const;
  return [
    ...texts.flatMap((text) => parts.flatMap((part) => findLength(text, part))),
    ...parts.flatMap((part) => findRepeated(texts, part)),
  ];
}
