import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { answerSchema } from "../../content/schema/answer";
import { createConceptFields, type EntryChoice } from "./create-field";
import type { DecapCollection } from "./decap-field";

/** What staff call the ready-made answers. */
export const ANSWERS_LABEL: StaffText = {
  en: "Ready-made answers",
  es: "Respuestas preparadas",
  it: "Risposte pronte",
};

/** The ready-made answers to guests: one file each with its three languages. */
export function createAnswerCollection(staff: StaffLocale, entries: readonly EntryChoice[]): DecapCollection {
  return {
    name: "answers",
    label: say(ANSWERS_LABEL, staff),
    label_singular: say({ en: "ready-made answer", es: "respuesta preparada", it: "risposta pronta" }, staff),
    description: say(
      {
        en: "For Enquiries: a text to begin an answer with, in the guest's language. The site does not show them.",
        es: "Para Consultas: un texto con el que empezar una respuesta, en el idioma del cliente. La web no las muestra.",
        it: "Per Richieste: un testo con cui iniziare una risposta, nella lingua dell'ospite. Il sito non le mostra.",
      },
      staff,
    ),
    folder: "content/answers",
    format: "site-json",
    extension: "json",
    create: true,
    delete: true,
    identifier_field: "title",
    slug: "{{slug}}",
    summary: "{{title}}",
    sortable_fields: ["title"],
    i18n: { structure: "single_file", locales: LOCALE_CODES, default_locale: DEFAULT_LOCALE },
    editor: { preview: false },
    fields: createConceptFields(answerSchema, { concept: "answers", staff, entries }),
  };
}
