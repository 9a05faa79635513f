import { z } from "zod";

import { LOCALE_CODES } from "../../config/locales";
import { isPlain, type Plain } from "../plain-object";
import { isLine, unwrapField } from "../schema/field-kinds";

/** Tells whether a value holds nothing: the editor leaves such values behind in fields that nobody touched. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.keys(value).length === 0;
}

/** A text without blanks around it, and in a line or a row of a list without two blanks in a row. */
function tidyText(field: z.core.$ZodType, text: string, isRow: boolean): string {
  const { schema, meta } = unwrapField(field);
  if (!(schema instanceof z.ZodString) || meta.kind === "markdown") return text;
  const trimmed = text.trim();
  return isRow || isLine(schema.maxLength) ? trimmed.replace(/[ \t]{2,}/g, " ") : trimmed;
}

function arrangeObject(shape: z.core.$ZodShape, value: Plain, isRow = false): Plain {
  const known = Object.keys(shape).filter((name) => name in value);
  const unknown = Object.keys(value).filter((name) => !(name in shape));
  const entries = [...known, ...unknown].map((name) => {
    const field = shape[name];
    return [name, field ? arrangeFields(field, value[name], isRow) : value[name]] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => !isEmpty(item)));
}

/**
 * Puts a value's keys into the order of its schema, at any depth, leaves out what holds nothing, and tidies blanks. The same content
 * has one form, whoever wrote it.
 */
export function arrangeFields(field: z.core.$ZodType, value: unknown, isRow = false): unknown {
  const { schema } = unwrapField(field);
  if (schema instanceof z.ZodObject && isPlain(value)) return arrangeObject(schema.shape, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value
      .map((item: unknown) => arrangeFields(schema.element, item, true))
      .filter((item) => !isEmpty(item));
  }
  // A text in all languages.
  if (isPlain(value))
    return arrangeObject(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, field])), value, isRow);
  return typeof value === "string" ? tidyText(field, value, isRow) : value;
}
