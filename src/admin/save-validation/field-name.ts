import type { z } from "zod";

import { isLocale, type Locale } from "../../config/locales";
import { getContentSchema, isJsonCollection } from "../../content/content-files";
import { parseOfferPath } from "../../content/offer-file";
import { findField } from "../../content/schema/field-kinds";
import { offerSchema } from "../../content/schema/offer";
import type { StaffLocale } from "../../config/staff-text";
import { findFieldTexts } from "../texts";

/** Names a field as the editor does: `pickup.1.place` is "Pick-up 2 › Place". */
export function getFieldName(concept: string, field: string, staff: StaffLocale): string {
  const names: string[] = [];
  const path: string[] = [];
  for (const part of field.split(".")) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ""} ${Number(part) + 1}`);
    else {
      path.push(part);
      names.push(findFieldTexts(concept, path, staff)?.label ?? part);
    }
  }
  return names.join(" › ");
}

/** Takes a path of joined data apart: `pickup.0.place.es` is a text in Spanish. */
export function splitPlace({ schema }: { schema?: z.ZodObject | undefined }, place: string) {
  const parts = place.split(".");
  const last = parts.at(-1);
  const path = parts.slice(0, -1).join(".");
  return schema && isLocale(last) && findField(schema, path)?.isText
    ? { path, locale: last }
    : { path: place };
}

interface LocatedField {
  /** `offer`, or the name of a file such as `pages/home`. */
  concept: string;
  locale?: Locale;
  /** As the schema has it. */
  path: string;
}

/** Finds out whose field it is. A file of texts is of one language; elsewhere the language is the last step, in pages and settings the first. */
export function locateField(file: string, path = ""): LocatedField {
  const offer = parseOfferPath(file);
  if (offer?.locale) return { concept: "offer", locale: offer.locale, path };
  if (offer) return { concept: "offer", ...splitPlace({ schema: offerSchema }, path) };
  const name = file.replace(/\.json$/, "");
  const folder = name.split("/")[0] ?? "";
  const concept = isJsonCollection(folder) ? folder : name;
  const [locale, ...rest] = path.split(".");
  return getContentSchema(name) && isLocale(locale)
    ? { concept, locale, path: rest.join(".") }
    : { concept, path };
}
