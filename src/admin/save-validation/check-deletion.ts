import { toLocale } from "../../config/locales";
import type { StaffLocale } from "../../config/staff-text";
import type { SiteEntry } from "../site-data";
import type { FieldMessage } from "./field-message";
import { getFieldName } from "./field-name";
import { getT } from "../texts";

/** Finds the entries that still name the one that is about to be deleted, each once, by its title in the staff's language. */
export function checkDeletion(
  collection: string,
  key: string,
  { staff, known }: { staff: StaffLocale; known: readonly SiteEntry[] },
): FieldMessage[] {
  const isGoing = (entry: SiteEntry) => entry.collection === collection && entry.key === key;
  // Pages and settings have keys of their own, which no entry can name.
  if (!known.some(isGoing)) return [];
  const locale = toLocale(staff);
  return known
    .filter((entry) => entry.locale === locale && entry.related.includes(key) && !isGoing(entry))
    .map(({ title }) => ({
      language: title,
      field: getFieldName("offer", "related", staff),
      text: getT(staff)("saving.stillNamed"),
    }));
}
