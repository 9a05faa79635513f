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
  title: { label: ["Title", "Título"] },
  subtitle: { label: ["Subtitle", "Subtítulo"] },
  text: { label: ["Text", "Texto"] },
  button: { label: ["Button", "Botón"] },
  intro: { label: ["Introduction", "Introducción"] },
  picture: { label: ["Picture", "Foto"] },
  img: { label: ["Picture", "Foto"] },
  image: {
    label: ["Picture file", "Archivo de la foto"],
    hint: [
      "JPEG, at least 1600 pixels wide, format 3:2.",
      "JPEG, al menos 1600 píxeles de ancho, formato 3:2.",
    ],
  },
  alt: {
    label: ["Description of the picture", "Descripción de la foto"],
    hint: [
      "What the picture shows, for people who cannot see it. Required.",
      "Lo que se ve, para quien no puede verlo. Obligatoria.",
    ],
  },
  seo: { label: ["For search engines", "Para buscadores"] },
  "seo.title": {
    label: ["Title in search results", "Título en los resultados"],
    hint: ["At most 70 characters.", "Como máximo 70 caracteres."],
  },
  "seo.description": {
    label: ["Text in search results", "Texto en los resultados"],
    hint: ["At most 170 characters.", "Como máximo 170 caracteres."],
  },
  "seo.keywords": {
    label: ["Keywords", "Palabras clave"],
    hint: ["Separated by commas.", "Separadas por comas."],
  },
};

const WORDS: Readonly<Record<string, FieldWords>> = {
  ...COMMON_WORDS,
  ...OFFER_WORDS,
  ...PAGE_WORDS,
  ...SETTINGS_WORDS,
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
