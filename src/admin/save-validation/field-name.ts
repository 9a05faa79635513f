import { isLocale, type Locale } from "../../config/locales";
import { getContentSchema, isJsonCollection } from "../../content/content-files";
import { parseOfferFileName } from "../../content/offer-file";
import { findFieldWords } from "../config/field-words";
import { say, type StaffLocale } from "../../config/staff-text";

/** Names a field as the editor does: `pickup.1.place` is "Pick-up 2 › Place". */
export function getFieldName(concept: string, field: string, staff: StaffLocale): string {
  const names: string[] = [];
  const path: string[] = [];
  for (const part of field.split(".")) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ""} ${Number(part) + 1}`);
    else {
      path.push(part);
      const words = findFieldWords(concept, path);
      names.push(words ? say(words.label, staff) : part);
    }
  }
  return names.join(" › ");
}

interface LocatedField {
  /** `offer`, or the name of a file such as `pages/home`. */
  concept: string;
  locale?: Locale;
  /** As the schema has it. */
  path: string;
}

/** Finds out whose field it is: an offer's file is of one language, a page's or a setting's has them as its first step. */
export function locateField(file: string, path = ""): LocatedField {
  const offer = parseOfferFileName(file);
  if (offer) return { concept: "offer", locale: offer.locale, path };
  const name = file.replace(/\.json$/, "");
  const folder = name.split("/")[0] ?? "";
  const concept = isJsonCollection(folder) ? folder : name;
  const [locale, ...rest] = path.split(".");
  return getContentSchema(name) && isLocale(locale)
    ? { concept, locale, path: rest.join(".") }
    : { concept, path };
}
