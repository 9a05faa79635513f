import { z } from "zod";

import { unwrapField, type UnwrappedField } from "../../content/schema/field-kinds";
import { CHOICE_WORDS } from "./choice-words";
import type { DecapField, DecapFieldSettings } from "./decap-field";
import { getFieldWords } from "./field-words";
import { WIDGETS } from "../widgets/widget-names";
import { say, type StaffLocale } from "../../config/staff-text";

/** An entry that another one can name, with its title: what the pickers of entries offer. */
export interface EntryChoice {
  label: string;
  value: string;
}

export interface FieldContext {
  /** Whose field it is: `offer`, `pages/home` … */
  concept: string;
  staff: StaffLocale;
  entries: readonly EntryChoice[];
}

interface Position {
  path: readonly string[];
  /** All of it is the same in every language, whatever its parts say. */
  neutral: boolean;
  /** Part of something that may be left out: only save validation can say whether it is needed. */
  inOptional: boolean;
}

type Limits = z.core.JSONSchema.BaseSchema;

/** From this many characters on a text gets a box instead of a line. */
const BOX_LENGTH = 130;
const MARKDOWN = {
  widget: "markdown",
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text", "raw"],
} as const;

function getLimits(schema: z.core.$ZodType): Limits {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function toOptions(values: readonly unknown[], staff: StaffLocale) {
  return values.map((value) => {
    const words = CHOICE_WORDS[String(value)];
    if (!words)
      throw new Error(
        `The choice "${String(value)}" has no words. Expected them in src/admin/config/choice-words.ts.`,
      );
    return { label: say(words, staff), value: String(value) };
  });
}

/** Everything in it is the same in all languages. */
function isNeutral(field: z.core.$ZodType): boolean {
  const { schema, meta } = unwrapField(field);
  if (meta.i18n !== undefined) return meta.i18n === "duplicate";
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).every(isNeutral);
  return schema instanceof z.ZodArray && isNeutral(schema.element);
}

function createFields(shape: z.core.$ZodShape, position: Position, context: FieldContext): DecapField[] {
  return Object.entries(shape).map(([name, field]) =>
    createField(name, field, { ...position, path: [...position.path, name] }, context),
  );
}

/** What a closed row of a list shows: the picture's description, or the first facts. */
function getSummary(fields: readonly DecapField[]): string {
  const scalars = fields.filter(({ widget }) =>
    ["string", "text", WIDGETS.number, "select"].includes(widget),
  );
  const best = scalars.find(({ name }) => name === "alt");
  const shown = best ? [best] : scalars.slice(0, 3);
  return shown.map(({ name }) => `{{fields.${name}}}`).join(" · ");
}

/**
 * Limits of texts are checked by save validation alone. Decap would check them on both sides of the screen and say "didn't match the pattern: ≤ 160"
 * without the language, and save validation, which has words for staff, would not be asked.
 */
function createTextSettings({ maxLength = 0 }: Limits): DecapFieldSettings {
  return { widget: maxLength > BOX_LENGTH ? "text" : "string" };
}

/** Zod gives whole numbers the limits of what JavaScript can count. */
function createNumberSettings({ type, minimum, exclusiveMinimum, maximum }: Limits): DecapFieldSettings {
  const isLimit = (limit: unknown): limit is number =>
    typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return {
    widget: WIDGETS.number,
    value_type: type === "integer" ? "int" : "float",
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(exclusiveMinimum) && { above: exclusiveMinimum }),
    ...(isLimit(maximum) && { max: maximum }),
  };
}

function createListSettings(
  schema: z.ZodArray,
  unwrapped: UnwrappedField,
  position: Position,
  context: FieldContext,
): DecapFieldSettings {
  const { minItems, maxItems } = getLimits(schema);
  const size = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  if (unwrapped.meta.kind === "offer-key")
    return { widget: "select", multiple: true, options: context.entries, ...size };
  const { schema: item, meta } = unwrapField(schema.element);
  if (meta.kind === "day") return { widget: WIDGETS.days };
  if (item instanceof z.ZodEnum)
    return { widget: "select", multiple: true, options: toOptions(item.options, context.staff), ...size };
  if (item instanceof z.ZodObject) {
    const fields = createFields(item.shape, position, context);
    return {
      widget: "list",
      fields,
      summary: getSummary(fields),
      // Rows of facts are short and stand open, like a price table.
      collapsed: !position.neutral,
      minimize_collapsed: !position.neutral,
      // Otherwise a new entry starts with a row that is empty but for its hidden currency, and save validation refuses it.
      ...(minItems === undefined && { default: [] }),
      ...size,
    };
  }
  const field = createField(
    "item",
    schema.element,
    { ...position, path: [...position.path, "item"] },
    context,
  );
  // Lines, not boxes: a list of ten would fill three screens.
  const line = field.widget === "text" ? { ...field, widget: "string" } : field;
  return { widget: "list", field: line, summary: "{{fields.item}}", collapsed: false, ...size };
}

function createSettings(
  unwrapped: UnwrappedField,
  position: Position,
  context: FieldContext,
): DecapFieldSettings {
  const { schema, meta } = unwrapped;
  if (meta.kind === "image") return { widget: "image", choose_url: false };
  if (meta.kind === "file") return { widget: "file", choose_url: false };
  if (meta.kind === "markdown") return MARKDOWN;
  // As it is picked, without a time zone: the schema says whose clock it is.
  if (meta.kind === "moment") return { widget: WIDGETS.moment };
  if (meta.kind === "day-of-year") return { widget: WIDGETS.day };
  if (schema instanceof z.ZodArray) return createListSettings(schema, unwrapped, position, context);
  if (schema instanceof z.ZodObject)
    return { widget: "object", fields: createFields(schema.shape, position, context), collapsed: true };
  if (schema instanceof z.ZodEnum)
    return { widget: "select", options: toOptions(schema.options, context.staff) };
  if (schema instanceof z.ZodLiteral) return { widget: "hidden" };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  const limits = getLimits(schema);
  if (schema instanceof z.ZodNumber) return createNumberSettings(limits);
  return createTextSettings(limits);
}

/** The value that a new entry starts with. */
function getDefault(field: z.core.$ZodType): Pick<DecapField, "default"> {
  const parsed = z.safeParse(field, undefined);
  const isFilled =
    parsed.success && parsed.data !== undefined && parsed.data !== "" && !Array.isArray(parsed.data);
  return isFilled ? { default: parsed.data } : {};
}

/** Creates the editor's field for one field of a schema: widget, limits, languages, words. */
function createField(
  name: string,
  field: z.core.$ZodType,
  position: Position,
  context: FieldContext,
): DecapField {
  const unwrapped = unwrapField(field);
  const neutral = position.neutral || isNeutral(field);
  const isObject = unwrapped.schema instanceof z.ZodObject;
  const inOptional = position.inOptional || (isObject && unwrapped.optional);
  const { label, hint, one } = getFieldWords(context.concept, position.path);
  const settings = createSettings(unwrapped, { ...position, neutral, inOptional }, context);
  const mayBeMissing = inOptional || z.safeParse(field, undefined).success;
  return {
    name,
    label: say(label, context.staff),
    ...(one && { label_singular: say(one, context.staff) }),
    ...(hint && { hint: say(hint, context.staff) }),
    required: !mayBeMissing,
    ...getDefault(field),
    ...settings,
    // Decap keeps a fact with English. Ours are shown once, in whichever language, and a change is one in all languages.
    i18n: !neutral,
    ...(neutral && { neutral }),
  };
}

/** Creates the editor's fields for a whole concept. */
export function createConceptFields(schema: z.ZodObject, context: FieldContext): DecapField[] {
  return createFields(schema.shape, { path: [], neutral: false, inOptional: false }, context);
}
