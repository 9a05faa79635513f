import { LOCALE_CODES } from "../../config/locales";
import { nameLanguage } from "../../config/name-language";
import { createWords, type StaffLocale } from "../../config/staff-text";
import type { TextDoubt } from "../../contracts/text-doubts";
import { DOUBT_WORDS } from "./doubt-words";
import { getDoubts, onDoubts } from "./doubts-store";

/** The place of an entry in the editor: a file of sentences is an entry for each language. */
function getPlace({ entry, text }: TextDoubt): string {
  const [folder = "", key = ""] = entry.split("/");
  return `#/collections/${folder}/entries/${folder === "messages" ? `${key}-${text}` : key}`;
}

/** Writes the rules that mark the links of lists to entries with texts to look at. Decap's lists are React's: nothing is put into them. */
export function writeMarks(doubts: readonly TextDoubt[], staff: StaffLocale): string {
  const places = new Set(doubts.map(getPlace));
  const rules = [...places].map((place) => {
    const own = doubts.filter((doubt) => getPlace(doubt) === place);
    const locales = LOCALE_CODES.filter((locale) => own.some(({ text }) => text === locale));
    const languages = new Intl.ListFormat(staff).format(locales.map((locale) => nameLanguage(locale, staff)));
    const text = createWords(DOUBT_WORDS, staff)("listed", { languages });
    return `a[href$=${JSON.stringify(place)}]::after { content: ${JSON.stringify(text)}; display: block; font-size: 0.875rem; }`;
  });
  return rules.join("\n");
}

/** Marks in the lists of entries which texts are to be looked at. */
export function markDoubtsInLists(staff: StaffLocale): void {
  const style = document.createElement("style");
  style.dataset["marks"] = "doubts";
  document.head.append(style);
  onDoubts(() => {
    style.textContent = writeMarks(getDoubts(), staff);
  });
}
