import type { Locale } from "../../config/locales";
import type { StaffLocale } from "../../config/staff-text";
import { COLLECTIONS } from "../../config/offer";
import type { TextDoubt } from "../../contracts/text-doubts";
import { formatMoment } from "../format-moment";
import { getFieldName } from "../save-validation/field-name";
import { createDoubtWords } from "./doubt-words";

/** Names a language in the reader's: "Spanish", "español", "spagnolo". */
export function nameLanguage(locale: Locale, staff: StaffLocale): string {
  return new Intl.DisplayNames([staff], { type: "language" }).of(locale) ?? locale;
}

function nameField({ entry }: TextDoubt, field: string, staff: StaffLocale): string {
  const [folder] = entry.split("/");
  if (folder === "messages") return field.replaceAll(".", " › ");
  return getFieldName(COLLECTIONS.some((name) => name === folder) ? "offer" : entry, field, staff);
}

function describeChange(doubt: TextDoubt, staff: StaffLocale): string {
  const words = createDoubtWords(staff);
  const changed = words("changed", { language: nameLanguage(doubt.because, staff) });
  const when = doubt.at === null ? [] : [words("when", { moment: formatMoment(doubt.at, staff) })];
  const fields = [...new Set(doubt.fields.map((field) => nameField(doubt, field, staff)))];
  const which = fields.length === 0 ? [] : [`(${fields.join(", ")})`];
  return [changed, ...when, ...which].join(" ");
}

/** Says why one text may no longer be right, and asks: "Changed in English on … (Title). Is the text in Spanish still right?" */
export function describeDoubts(doubts: readonly TextDoubt[], staff: StaffLocale): string {
  const [first] = doubts;
  if (!first) return "";
  const changes = doubts.map((doubt) => `${describeChange(doubt, staff)}.`);
  const question = createDoubtWords(staff)("question", { language: nameLanguage(first.text, staff) });
  return [...changes, question].join(" ");
}
