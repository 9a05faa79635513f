import type { StaffText } from "../../config/staff-text";

/** The texts about translations. */
export const OUTDATED_WORDS = {
  changed: { en: "Changed in {{language}}", es: "Cambió en {{language}}", it: "Modificato in {{language}}" },
  when: { en: "on {{moment}}", es: "el {{moment}}", it: "il {{moment}}" },
  question: {
    en: "Is the text in {{language}} still right?",
    es: "¿Sigue bien el texto en {{language}}?",
    it: "Il testo in {{language}} va ancora bene?",
  },
  stillRight: { en: "Still right", es: "Sigue bien", it: "Va ancora bene" },
  title: {
    en: "Texts that may no longer be right",
    es: "Textos que quizá ya no estén bien",
    it: "Testi che forse non vanno più bene",
  },
  listed: {
    en: "To look at in {{languages}}",
    es: "Por revisar en {{languages}}",
    it: "Da rivedere in {{languages}}",
  },
} as const satisfies Record<string, StaffText>;
