import {
  say,
  STAFF_LOCALES,
  type StaffLocale,
  type StaffText,
  type TextValues,
} from "../../config/staff-text";

/** The words around the groups of a form. */
export const FORM_WORDS = {
  contents: { en: "Parts of the form", es: "Partes del formulario", it: "Parti del modulo" },
  goTo: { en: "Go to", es: "Ir a", it: "Vai a" },
  openAll: { en: "Open all", es: "Abrir todo", it: "Apri tutto" },
  closeAll: { en: "Close all", es: "Cerrar todo", it: "Chiudi tutto" },
  oneFault: { en: "1 field to look at", es: "1 campo por revisar", it: "1 campo da rivedere" },
  faults: {
    en: "{{count}} fields to look at",
    es: "{{count}} campos por revisar",
    it: "{{count}} campi da rivedere",
  },
  up: { en: "Move {{name}} up", es: "Subir {{name}}", it: "Sposta su {{name}}" },
  down: { en: "Move {{name}} down", es: "Bajar {{name}}", it: "Sposta giù {{name}}" },
  remove: { en: "Remove {{name}}", es: "Quitar {{name}}", it: "Rimuovi {{name}}" },
  add: { en: "Add {{name}}", es: "Añadir {{name}}", it: "Aggiungi {{name}}" },
  languages: { en: "Languages of the texts", es: "Idiomas de los textos", it: "Lingue dei testi" },
  copyFrom: { en: "Copy from {{name}}", es: "Copiar de {{name}}", it: "Copia da {{name}}" },
  draft: {
    en: "There is text that was typed here and not saved.",
    es: "Hay texto que se escribió aquí y no se guardó.",
    it: "C'è testo che è stato scritto qui e non salvato.",
  },
  recover: { en: "Recover", es: "Recuperar", it: "Recupera" },
  discard: { en: "Discard", es: "Descartar", it: "Scarta" },
  discarded: {
    en: "The text that was not saved is discarded.",
    es: "El texto sin guardar se ha descartado.",
    it: "Il testo non salvato è stato scartato.",
  },
  undo: { en: "Undo", es: "Deshacer", it: "Annulla" },
} as const satisfies Record<string, StaffText>;

/** The language in which the editor is shown. */
export function getShownLocale(): StaffLocale {
  const { lang } = document.documentElement;
  return STAFF_LOCALES.find((locale) => locale === lang) ?? STAFF_LOCALES[0];
}

/** Gets words of the form in the language in which the editor is shown. */
export function sayHere(text: StaffText, values?: TextValues): string {
  return say(text, getShownLocale(), values);
}
