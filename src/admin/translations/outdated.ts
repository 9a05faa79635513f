import { useSyncExternalStore } from "react";

import { LOCALE_CODES } from "../../config/locales";
import { nameLanguage } from "../../config/name-language";
import type { StaffLocale } from "../../config/staff";
import { type OutdatedTranslation, outdatedReplySchema } from "../../contracts/editor";
import { formatMoment } from "../../i18n/format";
import { getFieldName, locateField } from "../save-validation/field-message";
import { type EditorReader, callEditor } from "../saving/editor-calls";
import { getT } from "../texts";

function nameField({ entry, file }: OutdatedTranslation, field: string, staff: StaffLocale): string {
  if (entry.startsWith("messages/")) return field.replaceAll(".", " › ");
  return getFieldName(locateField(file.replace(/^content\//, "")).concept, field, staff);
}

function describeChange(translation: OutdatedTranslation, staff: StaffLocale): string {
  const t = getT(staff);
  const changed = t("outdated.changed", { language: nameLanguage(translation.because, staff) });
  const { at } = translation;
  const when = at === null ? [] : [t("outdated.when", { moment: formatMoment(at, staff, "long") })];
  const fields = [...new Set(translation.fields.map((field) => nameField(translation, field, staff)))];
  const which = fields.length === 0 ? [] : [`(${fields.join(", ")})`];
  return [changed, ...when, ...which].join(" ");
}

/** Says why one text may no longer be right, and asks: "Changed in English on … (Title). Is the text in Spanish still right?" */
export function describeOutdated(translations: readonly OutdatedTranslation[], staff: StaffLocale): string {
  const [first] = translations;
  if (!first) return "";
  const changes = translations.map((translation) => `${describeChange(translation, staff)}.`);
  const t = getT(staff);
  const question = t("outdated.question", { language: nameLanguage(first.text, staff) });
  return [...changes, question].join(" ");
}

let outdated: readonly OutdatedTranslation[] = [];
let reader: EditorReader | undefined;
const listeners = new Set<() => void>();

function show(reply: unknown): void {
  const parsed = outdatedReplySchema.safeParse(reply);
  if (!parsed.success) return;
  outdated = parsed.data.doubts;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the outdated translations may have changed; gets what ends it. */
function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getOutdated(): readonly OutdatedTranslation[] {
  return outdated;
}

/** The same for a component. */
export function useOutdated(): readonly OutdatedTranslation[] {
  return useSyncExternalStore(onOutdated, getOutdated);
}

/** Loads the texts that may no longer be right; what was loaded before stays when that fails. */
export async function loadOutdated(own: EditorReader): Promise<void> {
  reader = own;
  const result = await callEditor("listDoubts", {}, own);
  if (result.ok) show(result.data);
}

/** Tells the server that a text is right with the others as they were shown; gets why that failed. */
export async function confirmText(shown: readonly OutdatedTranslation[]): Promise<string | undefined> {
  const [first] = shown;
  if (!first || !reader) return undefined;
  const seen = Object.fromEntries(shown.map(({ because, version }) => [because, version]));
  const result = await callEditor("confirmText", { entry: first.entry, text: first.text, seen }, reader);
  if (result.ok) show(result.data);
  return result.ok ? undefined : result.message;
}

/** The place of an entry in the editor: a file of sentences is an entry for each language. */
function getPlace({ entry, text }: OutdatedTranslation): string {
  const [folder = "", key = ""] = entry.split("/");
  return `#/collections/${folder}/entries/${folder === "messages" ? `${key}-${text}` : key}`;
}

/** Writes the rules that mark the links of lists to entries with texts to look at. Decap's lists are React's: nothing is put into them. */
function writeMarks(translations: readonly OutdatedTranslation[], staff: StaffLocale): string {
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
