import { z } from "zod";

import { arrangeFields } from "../format/arrange-fields";
import { hasTexts } from "../languages";
import { isPlain, type Plain } from "../plain-object";
import { unwrapField } from "../schema/field-kinds";

/** The words of a text in one language, by field: as they are compared, not as they are shown. */
export type Words = Readonly<Record<string, string>>;

/** Fields of which each language has its own, and none is the translation of another: its address, now and before. */
function isAddress(schema: z.ZodObject, name: string): boolean {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const earlier = Object.values(shape).map((field) => unwrapField(field).meta.earlier);
  return (
    earlier.includes(name) ||
    (shape[name] !== undefined && unwrapField(shape[name]).meta.earlier !== undefined)
  );
}

/** Takes the words out of a value; `undefined` when it holds facts alone, or nothing. */
function pickWords(field: z.core.$ZodType, value: unknown, isText = false): unknown {
  const { schema, meta } = unwrapField(field);
  const own = isText || meta.translated === true;
  if (value === "" || (!own && !hasTexts(field))) return undefined;
  if (schema instanceof z.ZodObject && isPlain(value)) {
    const picked = pickFields(schema.shape, value);
    return picked.length === 0 ? undefined : Object.fromEntries(picked);
  }
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return value;
  const items = value.map((item: unknown) => pickWords(schema.element, item, own));
  return items.some((item) => item !== undefined) ? items : undefined;
}

function pickFields(shape: z.core.$ZodShape, data: Plain): [name: string, words: unknown][] {
  return Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const words = pickWords(field, data[name]);
    return words === undefined ? [] : [[name, words]];
  });
}

/** Lists the words of a text without its facts, by field of the schema: a price that changes makes no translation wrong. */
export function listWords(schema: z.ZodObject, data: Plain): Words {
  const arranged = arrangeFields(schema, data);
  const fields = pickFields(schema.shape, isPlain(arranged) ? arranged : {});
  return Object.fromEntries(
    fields.filter(([name]) => !isAddress(schema, name)).map(([name, words]) => [name, JSON.stringify(words)]),
  );
}

/** Lists the sentences of a file of the interface, each by its path such as `menu.open`. */
export function listSentences(tree: Plain, path = ""): Words {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (isPlain(value)) return Object.entries(listSentences(value, `${path}${key}.`));
    return typeof value === "string" && value !== "" ? [[path + key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Lists the fields whose words are not the same. */
export function listChangedFields(before: Words, after: Words): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => before[field] !== after[field]);
}
