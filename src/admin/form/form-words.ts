import { say, STAFF_LOCALES, type StaffLocale, type StaffText } from "../../config/staff-text";

/** The words around the groups of a form. */
export const FORM_WORDS = {
  contents: ["Parts of the form", "Partes del formulario", "Parti del modulo"],
  goTo: ["Go to", "Ir a", "Vai a"],
  openAll: ["Open all", "Abrir todo", "Apri tutto"],
  closeAll: ["Close all", "Cerrar todo", "Chiudi tutto"],
  oneFault: ["1 field to look at", "1 campo por revisar", "1 campo da rivedere"],
  faults: ["{count} fields to look at", "{count} campos por revisar", "{count} campi da rivedere"],
  allLanguages: [
    "Facts are the same in all languages: change them once.",
    "Los datos son iguales en todos los idiomas: cámbialos una sola vez.",
    "I dati sono uguali in tutte le lingue: cambiali una volta sola.",
  ],
} as const satisfies Record<string, StaffText>;

/** The language in which the editor is shown. */
export function getShownLocale(): StaffLocale {
  const { lang } = document.documentElement;
  return STAFF_LOCALES.find((locale) => locale === lang) ?? STAFF_LOCALES[0];
}

/** Gets words of the form in the language in which the editor is shown. */
export function sayHere(text: StaffText): string {
  return say(text, getShownLocale());
}
