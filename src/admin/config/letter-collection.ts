import type { StaffLocale, StaffText } from "../../config/staff-text";
import type { EntryChoice } from "./create-field";
import { createJsonCollection } from "./create-json-collection";
import type { DecapCollection } from "./decap-field";

/** What staff call the letters of the newsletter. */
export const LETTERS_LABEL: StaffText = { en: "Letters", es: "Boletines", it: "Newsletter" };

const WORDS = {
  label: LETTERS_LABEL,
  singular: { en: "letter", es: "boletín", it: "newsletter" },
  description: {
    en: "For those who subscribed to the newsletter. Write a letter here; you try and send it under “Letters” in the menu at the top. The site does not show it.",
    es: "Para quienes se suscribieron al boletín. Aquí lo escribes; lo pruebas y lo envías en «Boletines», en el menú de arriba. La web no lo muestra.",
    it: "Per chi si è iscritto alla newsletter. Qui la scrivi; la provi e la invii in «Newsletter», nel menu in alto. Il sito non la mostra.",
  },
  identifier: "subject",
};

/** The letters of the newsletter, each named by its month and subject. They are sent from the room of the same name. */
export function createLetterCollection(staff: StaffLocale, entries: readonly EntryChoice[]): DecapCollection {
  return {
    ...createJsonCollection("letters", WORDS, staff, entries),
    slug: "{{year}}-{{month}}-{{fields.content.subject.en}}",
    media_folder: "/content/media/letters",
    public_folder: "../media/letters",
    editor: { preview: true },
  };
}
