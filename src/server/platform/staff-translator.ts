import type { StaffLocale } from "../../config/staff";
import { createI18n } from "../../i18n/create-i18n";
import { getStaffT, type StaffGroup, type StaffTranslate } from "../../i18n/staff-texts";
import enShared from "../../locales/en/staff/shared.json";
import enTables from "../../locales/en/staff/tables.json";
import esShared from "../../locales/es/staff/shared.json";
import esTables from "../../locales/es/staff/tables.json";
import itShared from "../../locales/it/staff/shared.json";
import itTables from "../../locales/it/staff/tables.json";

const TEXTS = {
  en: createI18n("en", { staff: { shared: enShared, tables: enTables } }),
  es: createI18n("es", { staff: { shared: esShared, tables: esTables } }),
  it: createI18n("it", { staff: { shared: itShared, tables: itTables } }),
};

/** The translate function of a group of the texts in the tables that staff download. */
export function getStaffTranslator<Group extends StaffGroup>(
  group: Group,
  locale: StaffLocale,
): StaffTranslate<Group> {
  return getStaffT(TEXTS[locale], group);
}
