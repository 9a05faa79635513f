import { LOCALE_CODES } from "../../config/locales";
import { say, type StaffLocale } from "../../config/staff-text";
import type { Draft } from "./check-draft";
import { createFieldMessage, type FieldMessage } from "./field-message";

const NOTICE = "settings/notice";

function hasText(text: unknown): boolean {
  return typeof text === "string" && text.trim() !== "";
}

/** Finds the languages that a notice is silent in while it speaks in others: each asks whether that is meant. */
export function askAboutNotice(file: string, draft: Draft, staff: StaffLocale): FieldMessage[] {
  const silent = LOCALE_CODES.filter((locale) => !hasText(draft[locale]["text"]));
  if (file !== NOTICE || silent.length === LOCALE_CODES.length) return [];
  const question = say(
    {
      en: "there is no text: visitors in this language would see no notice. Sure?",
      es: "no hay texto: quienes leen en este idioma no verían ningún aviso. ¿Seguro?",
      it: "non c'è testo: chi legge in questa lingua non vedrebbe nessun avviso. Sicuro?",
    },
    staff,
  );
  return silent.map((locale) => createFieldMessage(NOTICE, { locale, path: "text" }, question, staff));
}
