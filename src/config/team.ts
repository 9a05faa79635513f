import type { StaffText } from "./staff-text";

/** The languages that guests can be answered in. */
export const TEAM_LANGUAGES = ["es", "en", "it", "fr", "de", "pt"] as const;
type TeamLanguage = (typeof TEAM_LANGUAGES)[number];

export const TEAM_LANGUAGE_WORDS: Readonly<Record<TeamLanguage, StaffText>> = {
  es: { en: "Spanish", es: "Español", it: "Spagnolo" },
  en: { en: "English", es: "Inglés", it: "Inglese" },
  it: { en: "Italian", es: "Italiano", it: "Italiano" },
  fr: { en: "French", es: "Francés", it: "Francese" },
  de: { en: "German", es: "Alemán", it: "Tedesco" },
  pt: { en: "Portuguese", es: "Portugués", it: "Portoghese" },
};
