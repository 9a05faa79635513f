import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const DOUBT_WORDS = {
  changed: ["Changed in {language}", "Cambió en {language}", "Modificato in {language}"],
  when: ["on {moment}", "el {moment}", "il {moment}"],
  question: [
    "Is the text in {language} still right?",
    "¿Sigue bien el texto en {language}?",
    "Il testo in {language} va ancora bene?",
  ],
  stillRight: ["Still right", "Sigue bien", "Va ancora bene"],
  title: [
    "Texts that may no longer be right",
    "Textos que quizá ya no estén bien",
    "Testi che forse non vanno più bene",
  ],
  listed: ["To look at in {languages}", "Por revisar en {languages}", "Da rivedere in {languages}"],
} as const satisfies Record<string, StaffText>;

/** Gets a text about translations by its key, with values for its placeholders. */
export type DoubtWords = (key: keyof typeof DOUBT_WORDS, values?: Readonly<Record<string, string>>) => string;

/** Creates what gets the texts in a language of the office. */
export function createDoubtWords(staff: StaffLocale): DoubtWords {
  return (key, values = {}) =>
    say(DOUBT_WORDS[key], staff).replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
}
