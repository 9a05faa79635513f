import { nameLanguage } from "../../config/name-language";
import { createWords, type StaffLocale } from "../../config/staff-text";
import type { TextDoubt } from "../../contracts/text-doubts";
import { formatMoment } from "../../i18n/format";
import { getFieldName, locateField } from "../save-validation/field-name";
import { DOUBT_WORDS } from "./doubt-words";

function nameField({ entry, file }: TextDoubt, field: string, staff: StaffLocale): string {
  if (entry.startsWith("messages/")) return field.replaceAll(".", " › ");
  return getFieldName(locateField(file.replace(/^content\//, "")).concept, field, staff);
}

function describeChange(doubt: TextDoubt, staff: StaffLocale): string {
  const words = createWords(DOUBT_WORDS, staff);
  const changed = words("changed", { language: nameLanguage(doubt.because, staff) });
  const when = doubt.at === null ? [] : [words("when", { moment: formatMoment(doubt.at, staff, "long") })];
  const fields = [...new Set(doubt.fields.map((field) => nameField(doubt, field, staff)))];
  const which = fields.length === 0 ? [] : [`(${fields.join(", ")})`];
  return [changed, ...when, ...which].join(" ");
}

/** Says why one text may no longer be right, and asks: "Changed in English on … (Title). Is the text in Spanish still right?" */
export function describeDoubts(doubts: readonly TextDoubt[], staff: StaffLocale): string {
  const [first] = doubts;
  if (!first) return "";
  const changes = doubts.map((doubt) => `${describeChange(doubt, staff)}.`);
  const question = createWords(DOUBT_WORDS, staff)("question", { language: nameLanguage(first.text, staff) });
  return [...changes, question].join(" ");
}
