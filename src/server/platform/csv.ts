import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

import type { StaffLocale, StaffRole } from "../../domain/config/staff";
import { createI18n } from "../../domain/i18n/create-i18n";
import { getStaffT, type StaffGroup, type StaffTranslate } from "../../domain/i18n/staff-texts";
import enShared from "../../locales/en/staff/shared.json";
import enTables from "../../locales/en/staff/tables.json";
import esShared from "../../locales/es/staff/shared.json";
import esTables from "../../locales/es/staff/tables.json";
import itShared from "../../locales/it/staff/shared.json";
import itTables from "../../locales/it/staff/tables.json";
import { logStaffAction, requireStaff, type Staff } from "../accounts/session";
import type { StaffAction } from "../accounts/repository";
import { getStore, type Store } from "../store";
import { readQuery, type Answer, type Exchange } from "./http/request";

/** Query of every export for spreadsheets, besides its own. */
const csvSchema = z.strictObject({ separator: z.enum([",", ";"]).optional() });
type CsvSeparator = NonNullable<z.output<typeof csvSchema>["separator"]>;

export interface Table {
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const FORMULA_STARTS = "=+\\-@＝＋－＠﹦﹢﹣﹫−";
/**
 * Separators of spreadsheet programs, whatever the quotes around say: Excel in Spanish or Italian takes only a
 * semicolon for a separator, and then a quote in the middle of a cell does not keep it together.
 */
const SEPARATORS = ",;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029";
/** Left out by such a program at the beginning of a cell. */
const IGNORED = `(?:(?![${SEPARATORS}])[\\s\\p{Cc}\\p{Cf}"])*`;

/** The beginning of a cell, now or after it was parted, that a formula follows. */
const BEFORE_FORMULA = new RegExp(`(?<=^|[${SEPARATORS}])(?=${IGNORED}[${FORMULA_STARTS}])`, "gu");
/** ASVS 1.2.10 counts these among the dangerous ones by themselves. */
const MONEY = /^-?\d+\.\d\d$/;
const STARTS_WITH_CONTROL = /^(?=[\t\r\n\0])/;

/** Writes what is a phone number with its country and nothing else as `(+1) 809 555 0123`: a plus in front begins a formula, by which Excel subtracts groups behind hyphens. */
function toPhone(text: string): string | undefined {
  if (!/^\+[\d\s().-]+$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text);
  return number?.isPossible() ? number.formatInternational().replace(/^\+\d+/, "($&)") : undefined;
}

function toCell(value: string | number): string {
  // A sum of money is no formula, and has to stay a number where cells are added up.
  if (typeof value === "number" || MONEY.test(value)) return `"${value}"`;
  const phone = toPhone(value);
  if (phone !== undefined) return `"${phone}"`;
  // An apostrophe makes a text of what follows.
  const safe = value.replace(BEFORE_FORMULA, "'").replace(STARTS_WITH_CONTROL, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Writes rows as CSV (RFC 4180), with a mark at the beginning that tells Excel it is UTF-8. Excel in Spanish or Italian parts cells by semicolons alone. */
export function toCsv({ header, rows }: Table, separator: CsvSeparator = ","): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(toCell).join(separator)).join("\r\n")}\r\n`;
}

interface Export<Schema extends z.ZodObject> {
  schema: Schema;
  action: StaffAction;
  /** Whoever may take it; without one all staff. */
  role?: StaffRole;
  /** `subject` is for the log of staff. */
  load: (
    store: Store,
    query: z.output<Schema>,
    staff: Staff,
  ) => Promise<{ name: string; subject: string; table: Table }>;
}

/** Answers a table as a file for spreadsheets, and notes who has taken it. */
export const createExport =
  <Schema extends z.ZodObject>({ schema, action, role, load }: Export<Schema>) =>
  async (exchange: Exchange): Promise<Answer> => {
    const staff = await requireStaff(exchange, role);
    const { separator } = readQuery(exchange, csvSchema);
    const { name, subject, table } = await load(await getStore(), readQuery(exchange, schema), staff);
    await logStaffAction(staff, action, subject);
    return {
      status: 200,
      headers: { "Content-Disposition": `attachment; filename="${name}.csv"` },
      type: "text/csv; charset=utf-8",
      bytes: Buffer.from(toCsv(table, separator)),
    };
  };

const TEXTS = {
  en: createI18n("en", { staff: { shared: enShared, tables: enTables } }),
  es: createI18n("es", { staff: { shared: esShared, tables: esTables } }),
  it: createI18n("it", { staff: { shared: itShared, tables: itTables } }),
};

export function getStaffTranslator<Group extends StaffGroup>(
  group: Group,
  locale: StaffLocale,
): StaffTranslate<Group> {
  return getStaffT(TEXTS[locale], group);
}
