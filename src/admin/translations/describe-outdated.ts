import { nameLanguage } from "../../config/name-language";
import type { StaffLocale } from "../../config/staff-text";
import type { OutdatedTranslation } from "../../contracts/outdated-translations";
import { formatMoment } from "../../i18n/format";
import { getFieldName, locateField } from "../save-validation/field-name";
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
