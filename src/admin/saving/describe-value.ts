import { z } from "zod";

import { getLocale, type Locale } from "../../config/locales";
import { toAgencyClock, withZone } from "../../content/moment";
import { findField, type FoundField } from "../../content/schema/field-kinds";
import { formatMoment } from "../../i18n/format";
import type { SiteEntry } from "../site-data";
import { formatDay, toNextDay } from "../widgets/day-of-year";
import { findChoice, getT } from "../texts";

/** Whom a value is described to, and the titles of the offers that it may name. */
interface Reader {
  staff: Locale;
  entries: readonly Pick<SiteEntry, "key" | "locale" | "title">[];
}

const A_YEAR = "2026-01-01";

function describeText(text: string, { schema, meta }: FoundField, { staff, entries }: Reader): string {
  if (schema instanceof z.ZodEnum) return findChoice(text, staff) ?? text;
  switch (meta.kind) {
    case "offer-key":
      return entries.find(({ key, locale }) => key === text && locale === staff)?.title ?? text;
    case "image":
    case "file":
      return text.split("/").at(-1) ?? text;
    case "day":
      return Number.isNaN(Date.parse(text)) ? text : formatDay(text, staff);
    case "day-of-year": {
      const day = toNextDay(text, A_YEAR);
      return day === "" ? text : formatDay(day, staff, true);
    }
    case "moment":
      return toAgencyClock(text) === "" ? text : formatMoment(withZone(text), staff, "long");
    default:
      return text;
  }
}

function describeOne(value: unknown, field: FoundField | undefined, reader: Reader): string {
  if (typeof value === "boolean") return getT(reader.staff)(value ? "values.yes" : "values.no");
  if (typeof value === "number") return new Intl.NumberFormat(getLocale(reader.staff).iso).format(value);
  if (typeof value !== "string") return value === undefined || value === null ? "" : JSON.stringify(value);
  return field ? describeText(value, field, reader) : value;
}

/** Says the value of a field in the words of the form: "Monday" for `monday`, an offer's title for its key. */
export function describeValue(
  schema: z.ZodObject | undefined,
  path: string,
  value: unknown,
  reader: Reader,
): string {
  const find = (place: string) => schema && findField(schema, place);
  const field = find(path);
  if (!Array.isArray(value)) return describeOne(value, field, reader);
  const item = find(`${path}.0`);
  // The keys of offers are marked by their list.
  const meta = { ...field?.meta, ...item?.meta };
  const items = value.map((each) => describeOne(each, item && { ...item, meta }, reader));
  return items.join(item?.isText || field?.isText ? "\n" : ", ");
}
