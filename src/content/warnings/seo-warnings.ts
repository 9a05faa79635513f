import { getLocale, type Locale } from "../../config/locales";
import type { ContentWarning } from "./text-warnings";

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
