import { z } from "zod";

import { isPlain, type Plain } from "../../content/plain-object";
import { unwrapField } from "../../content/schema/field-kinds";

function copyInto(field: z.core.$ZodType, source: unknown, target: unknown): unknown {
  const { schema, meta } = unwrapField(field);
  if (meta.i18n === "duplicate") return source;
  if (meta.i18n === "translate") return target;
  if (schema instanceof z.ZodObject && isPlain(source))
    return copyFacts(schema.shape, source, isPlain(target) ? target : {});
  if (!(schema instanceof z.ZodArray) || !Array.isArray(source) || !Array.isArray(target)) return target;
  return target.map((item: unknown, index) =>
    index < source.length ? copyInto(schema.element, source[index], item) : item,
  );
}

/**
 * Writes the facts of one language's content into another's, at any depth: what the schema marks as neutral comes from
 * `source`, words stay as they are in `target`. Rows of lists are matched by their position.
 */
export function copyFacts(shape: z.core.$ZodShape, source: Plain, target: Plain): Plain {
  const copied = Object.entries(shape).map(
    ([name, field]) => [name, copyInto(field, source[name], target[name])] as const,
  );
  return { ...target, ...Object.fromEntries(copied.filter(([, value]) => value !== undefined)) };
}
