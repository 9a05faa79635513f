import { z } from "zod";

import {
  CONTENT_FILES,
  isContentFile,
  isJsonCollection,
  JSON_COLLECTIONS,
} from "../../content/content-files";
import { unwrapField, type UnwrappedField } from "../../content/schema/field-kinds";
import { offerSchema } from "../../content/schema/offer";

export interface FoundField extends UnwrappedField {
  /** It is the same in all languages. */
  isFact: boolean;
}

function getConcept(concept: string): z.core.$ZodType | undefined {
  if (concept === "offer") return offerSchema;
  if (isJsonCollection(concept)) return JSON_COLLECTIONS[concept].schema;
  return isContentFile(concept) ? CONTENT_FILES[concept].schema : undefined;
}

function takeStep(schema: z.core.$ZodType, part: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray && /^\d+$/.test(part)) return schema.element;
  return schema instanceof z.ZodObject ? (schema.shape as z.core.$ZodShape)[part] : undefined;
}

/** Finds the field of a concept (`offer`, `pages/home`, `partners`) that a path such as `pickup.1.place` leads to. */
export function findField(concept: string, path: string): FoundField | undefined {
  const start = getConcept(concept);
  let found = start && { ...unwrapField(start), isFact: false };
  for (const part of path.split(".")) {
    const next = found && takeStep(found.schema, part);
    if (!found || !next) return undefined;
    const unwrapped = unwrapField(next);
    found = { ...unwrapped, isFact: found.isFact || unwrapped.meta.i18n === "duplicate" };
  }
  return found;
}
