import { ANSWER_WORDS } from "./answer-words";
import { OFFER_WORDS } from "./offer-words";
import { PAGE_WORDS } from "./page-words";
import { SETTINGS_WORDS } from "./settings-words";
import type { StaffText } from "../../config/staff-text";

export interface FieldWords {
  label: StaffText;
  hint?: StaffText;
  /** One row of a list, as in “Add picture”. */
  one?: StaffText;
}

/** Fields that mean the same wherever they stand. */
const COMMON_WORDS: Readonly<Record<string, FieldWords>> = {
  title: { label: ["Title", "Título", "Titolo"] },
  subtitle: { label: ["Subtitle", "Subtítulo", "Sottotitolo"] },
  text: { label: ["Text", "Texto", "Testo"] },
  button: { label: ["Button", "Botón", "Pulsante"] },
  intro: { label: ["Introduction", "Introducción", "Introduzione"] },
  picture: { label: ["Picture", "Foto", "Foto"] },
  img: { label: ["Picture", "Foto", "Foto"] },
  image: {
    label: ["Picture file", "Archivo de la foto", "File della foto"],
    hint: [
      "JPEG, at least 1600 pixels wide, format 3:2.",
      "JPEG, al menos 1600 píxeles de ancho, formato 3:2.",
      "JPEG, larga almeno 1600 pixel, formato 3:2.",
    ],
  },
  alt: {
    label: ["Description of the picture", "Descripción de la foto", "Descrizione della foto"],
    hint: [
      "What the picture shows, for people who cannot see it. Required.",
      "Lo que se ve, para quien no puede verlo. Obligatoria.",
      "Quello che si vede, per chi non può vederlo. Obbligatoria.",
    ],
  },
  seo: { label: ["For search engines", "Para buscadores", "Per i motori di ricerca"] },
  "seo.title": {
    label: ["Title in search results", "Título en los resultados", "Titolo nei risultati"],
    hint: ["At most 70 characters.", "Como máximo 70 caracteres.", "Al massimo 70 caratteri."],
  },
  "seo.description": {
    label: ["Text in search results", "Texto en los resultados", "Testo nei risultati"],
    hint: ["At most 170 characters.", "Como máximo 170 caracteres.", "Al massimo 170 caratteri."],
  },
  "seo.keywords": {
    label: ["Keywords", "Palabras clave", "Parole chiave"],
    hint: ["Separated by commas.", "Separadas por comas.", "Separate da virgole."],
  },
};

const WORDS: Readonly<Record<string, FieldWords>> = {
  ...COMMON_WORDS,
  ...OFFER_WORDS,
  ...PAGE_WORDS,
  ...SETTINGS_WORDS,
  ...ANSWER_WORDS,
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
