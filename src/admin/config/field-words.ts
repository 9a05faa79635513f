import { AGENCY_WORDS } from "./agency-words";
import { ANSWER_WORDS } from "./answer-words";
import { LETTER_WORDS } from "./letter-words";
import { OFFER_WORDS } from "./offer-words";
import { PAGE_WORDS } from "./page-words";
import { PARTNER_WORDS } from "./partner-words";
import { SETTINGS_WORDS } from "./settings-words";
import { TEAM_WORDS } from "./team-words";
import type { StaffText } from "../../config/staff-text";

export interface FieldWords {
  label: StaffText;
  hint?: StaffText;
  /** One row of a list, as in “Add picture”. */
  one?: StaffText;
}

/** Fields that mean the same wherever they stand. */
const COMMON_WORDS: Readonly<Record<string, FieldWords>> = {
  title: { label: { en: "Title", es: "Título", it: "Titolo" } },
  subtitle: { label: { en: "Subtitle", es: "Subtítulo", it: "Sottotitolo" } },
  text: { label: { en: "Text", es: "Texto", it: "Testo" } },
  button: { label: { en: "Button", es: "Botón", it: "Pulsante" } },
  intro: { label: { en: "Introduction", es: "Introducción", it: "Introduzione" } },
  picture: { label: { en: "Picture", es: "Foto", it: "Foto" } },
  img: { label: { en: "Picture", es: "Foto", it: "Foto" } },
  image: {
    label: { en: "Picture file", es: "Archivo de la foto", it: "File della foto" },
    hint: {
      en: "JPEG, at least 1600 pixels wide, format 3:2.",
      es: "JPEG, al menos 1600 píxeles de ancho, formato 3:2.",
      it: "JPEG, larga almeno 1600 pixel, formato 3:2.",
    },
  },
  alt: {
    label: { en: "Description of the picture", es: "Descripción de la foto", it: "Descrizione della foto" },
    hint: {
      en: "What the picture shows, for people who cannot see it. Required.",
      es: "Lo que se ve, para quien no puede verlo. Obligatoria.",
      it: "Quello che si vede, per chi non può vederlo. Obbligatoria.",
    },
  },
  old_addresses: {
    label: { en: "Earlier addresses", es: "Direcciones anteriores", it: "Indirizzi precedenti" },
    one: { en: "earlier address", es: "dirección anterior", it: "indirizzo precedente" },
    hint: {
      en: "They lead to the present address. Added by themselves when it changes; each language has its own.",
      es: "Llevan a la dirección actual. Se añaden solas cuando cambia; cada idioma tiene las suyas.",
      it: "Portano all'indirizzo attuale. Si aggiungono da soli quando cambia; ogni lingua ha i suoi.",
    },
  },
  "old_addresses.item": {
    label: { en: "Earlier address", es: "Dirección anterior", it: "Indirizzo precedente" },
  },
  seo: { label: { en: "For search engines", es: "Para buscadores", it: "Per i motori di ricerca" } },
  "seo.title": {
    label: { en: "Title in search results", es: "Título en los resultados", it: "Titolo nei risultati" },
    hint: { en: "At most 70 characters.", es: "Como máximo 70 caracteres.", it: "Al massimo 70 caratteri." },
  },
  "seo.description": {
    label: { en: "Text in search results", es: "Texto en los resultados", it: "Testo nei risultati" },
    hint: {
      en: "At most 170 characters.",
      es: "Como máximo 170 caracteres.",
      it: "Al massimo 170 caratteri.",
    },
  },
  "seo.keywords": {
    label: { en: "Keywords", es: "Palabras clave", it: "Parole chiave" },
    hint: { en: "Separated by commas.", es: "Separadas por comas.", it: "Separate da virgole." },
  },
};

const WORDS: Readonly<Record<string, FieldWords>> = {
  ...COMMON_WORDS,
  ...OFFER_WORDS,
  ...PAGE_WORDS,
  ...AGENCY_WORDS,
  ...SETTINGS_WORDS,
  ...ANSWER_WORDS,
  ...LETTER_WORDS,
  ...PARTNER_WORDS,
  ...TEAM_WORDS,
};

/** Finds what a field is called. The most exact entry wins: `pages/home hero.title`, then `hero.title`, then `title`. */
export function findFieldWords(concept: string, path: readonly string[]): FieldWords | undefined {
  const candidates = path.map((_, index) => path.slice(index).join("."));
  const names = [`${concept} ${path.join(".")}`, ...candidates];
  const found = names.find((name) => Object.hasOwn(WORDS, name));
  return found === undefined ? undefined : WORDS[found];
}

/** Gets what a field of a schema is called; a new one has to be named here. */
export function getFieldWords(concept: string, path: readonly string[]): FieldWords {
  const words = findFieldWords(concept, path);
  if (words) return words;
  throw new Error(
    `The field ${concept} ${path.join(".")} has no label. Expected one in src/admin/config/*-words.ts.`,
  );
}
