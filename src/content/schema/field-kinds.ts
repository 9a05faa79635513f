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
