import { z } from "zod";

import { fieldMeta, type FieldMeta } from "./fields";

/** The schema of a content concept: an object of fields. */
export type ConceptSchema = z.ZodObject<z.core.$ZodShape>;

/** A schema without its wrappers: what it holds, whether it may be missing, and its meta. */
export interface UnwrappedField {
  schema: z.core.$ZodType;
  optional: boolean;
  meta: FieldMeta;
}

/** Takes `optional` and `default` wrappers off a field's schema and collects the meta on the way. */
export function unwrapField(field: z.core.$ZodType): UnwrappedField {
  let schema = field;
  let optional = false;
  let meta: FieldMeta = {};
  for (;;) {
    meta = { ...fieldMeta.get(schema), ...meta };
    if (schema instanceof z.ZodOptional) {
      optional = true;
      schema = schema.unwrap();
    } else if (schema instanceof z.ZodDefault) {
      schema = schema.unwrap();
    } else {
      return { schema, optional, meta };
    }
  }
}

/** From this many characters on a text gets a box instead of a line. */
const LINE_LENGTH = 130;

/** Tells whether a text is one line, as far as its greatest length says. */
export function isLine(maxLength: number | null | undefined): boolean {
  return (maxLength ?? 0) <= LINE_LENGTH;
}

export interface FoundField extends UnwrappedField {
  /** Each language has its own. */
  isText: boolean;
}

function takeStep(schema: z.core.$ZodType, part: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray && /^\d+$/.test(part)) return schema.element;
  return schema instanceof z.ZodObject ? (schema.shape as z.core.$ZodShape)[part] : undefined;
}

/** Finds the field of a concept that a path such as `pickup.1.place` leads to. */
export function findField(concept: z.core.$ZodType, path: string): FoundField | undefined {
  let found: FoundField = { ...unwrapField(concept), isText: false };
  for (const part of path.split(".")) {
    const next = takeStep(found.schema, part);
    if (!next) return undefined;
    const unwrapped = unwrapField(next);
    found = { ...unwrapped, isText: found.isText || unwrapped.meta.translated === true };
  }
  return found;
}
