import { getT } from "../../src/editor/decap/texts";

/** The languages that the guides are written in. */
export const GUIDE_LOCALES = ["en", "es"] as const;
export type GuideLocale = (typeof GUIDE_LOCALES)[number];

/** The browser of the pictures: its fields with dates and files speak it. */
export const BROWSER_LANGUAGES = { en: "en-US", es: "es-ES" } as const;

/** What the editor says besides its texts. */
const EDITOR_WORDS = {
  en: {
    adult: "Adult (US dollars)",
    summary: "Summary",
    publish: ["Publish", "Publish now"],
    saved: "Changes saved",
    remove: "Delete entry",
  },
  es: {
    adult: "Adulto (dólares)",
    summary: "Resumen",
    publish: ["Publicar", "Publicar ahora"],
    saved: "Cambios guardados",
    remove: "Eliminar entrada",
  },
} as const;

/** What a picture's window says, in the language of the guide. */
export function getGuideWords(locale: GuideLocale) {
  return { ...EDITOR_WORDS[locale], t: getT(locale) };
}
