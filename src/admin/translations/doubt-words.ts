import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const DOUBT_WORDS = {
  changed: { en: "Changed in {language}", es: "Cambió en {language}", it: "Modificato in {language}" },
  when: { en: "on {moment}", es: "el {moment}", it: "il {moment}" },
  question: {
    en: "Is the text in {language} still right?",
    es: "¿Sigue bien el texto en {language}?",
    it: "Il testo in {language} va ancora bene?",
  },
  stillRight: { en: "Still right", es: "Sigue bien", it: "Va ancora bene" },
  title: {
    en: "Texts that may no longer be right",
    es: "Textos que quizá ya no estén bien",
    it: "Testi che forse non vanno più bene",
  },
  listed: {
    en: "To look at in {languages}",
    es: "Por revisar en {languages}",
    it: "Da rivedere in {languages}",
  },
} as const satisfies Record<string, StaffText>;

/** Gets a text about translations by its key, with values for its placeholders. */
export type DoubtWords = (key: keyof typeof DOUBT_WORDS, values?: Readonly<Record<string, string>>) => string;

/** Creates what gets the texts in a language of the office. */
export function createDoubtWords(staff: StaffLocale): DoubtWords {
  return (key, values = {}) =>
    say(DOUBT_WORDS[key], staff).replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
}
