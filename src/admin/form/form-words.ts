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
  openRow: { en: "Open or close this row", es: "Abrir o cerrar esta fila", it: "Apri o chiudi questa riga" },
  moveRow: { en: "Move this row", es: "Mover esta fila", it: "Sposta questa riga" },
  removeRow: { en: "Remove this row", es: "Quitar esta fila", it: "Rimuovi questa riga" },
  signs: {
    en: "Show the text with signs",
    es: "Mostrar el texto con signos",
    it: "Mostra il testo con i segni",
  },
  allLanguages: {
    en: "Facts are the same in all languages: change them once.",
    es: "Los datos son iguales en todos los idiomas: cámbialos una sola vez.",
    it: "I dati sono uguali in tutte le lingue: cambiali una volta sola.",
  },
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
