import type { StaffLocale, StaffText } from "../../config/staff-text";
import type { EntryChoice } from "./create-field";
import { createJsonCollection } from "./create-json-collection";
import type { DecapCollection } from "./decap-field";

/** What staff call the ready-made answers. */
export const ANSWERS_LABEL: StaffText = {
  en: "Ready-made answers",
  es: "Respuestas preparadas",
  it: "Risposte pronte",
};

const WORDS = {
  label: ANSWERS_LABEL,
  singular: { en: "ready-made answer", es: "respuesta preparada", it: "risposta pronta" },
  description: {
    en: "For Enquiries: a text to begin an answer with, in the guest's language. The site does not show them.",
    es: "Para Consultas: un texto con el que empezar una respuesta, en el idioma del cliente. La web no las muestra.",
    it: "Per Richieste: un testo con cui iniziare una risposta, nella lingua dell'ospite. Il sito non le mostra.",
  },
  identifier: "title",
};

/** The ready-made answers to guests. */
export function createAnswerCollection(staff: StaffLocale, entries: readonly EntryChoice[]): DecapCollection {
  return createJsonCollection("answers", WORDS, staff, entries);
}
