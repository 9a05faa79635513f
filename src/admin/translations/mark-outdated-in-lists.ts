import { LOCALE_CODES } from "../../config/locales";
import { nameLanguage } from "../../config/name-language";
import type { StaffLocale } from "../../config/staff-text";
import type { OutdatedTranslation } from "../../contracts/outdated-translations";
import { getT } from "../texts";
import { getOutdated, onOutdated } from "./outdated-store";

/** The place of an entry in the editor: a file of sentences is an entry for each language. */
function getPlace({ entry, text }: OutdatedTranslation): string {
  const [folder = "", key = ""] = entry.split("/");
  return `#/collections/${folder}/entries/${folder === "messages" ? `${key}-${text}` : key}`;
}

/** Writes the rules that mark the links of lists to entries with texts to look at. Decap's lists are React's: nothing is put into them. */
export function writeMarks(translations: readonly OutdatedTranslation[], staff: StaffLocale): string {
  const places = new Set(translations.map(getPlace));
  const rules = [...places].map((place) => {
    const own = translations.filter((translation) => getPlace(translation) === place);
    const locales = LOCALE_CODES.filter((locale) => own.some(({ text }) => text === locale));
    const languages = new Intl.ListFormat(staff).format(locales.map((locale) => nameLanguage(locale, staff)));
    const text = getT(staff)("outdated.listed", { languages });
    return `a[href$=${JSON.stringify(place)}]::after { content: ${JSON.stringify(text)}; display: block; font-size: 0.875rem; }`;
  });
  return rules.join("\n");
}

/** Marks in the lists of entries which texts are to be looked at. */
export function markOutdatedInLists(staff: StaffLocale): void {
  const style = document.createElement("style");
  style.dataset["marks"] = "outdated";
  document.head.append(style);
  onOutdated(() => {
    style.textContent = writeMarks(getOutdated(), staff);
  });
}
