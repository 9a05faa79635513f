import { z } from "zod";

import { isLine, unwrapField, type UnwrappedField } from "../../../content/schema/fields";
import { getLocale, sortLocales } from "../../../domain/config/locales";
import { getEntries } from "../site-data";
import { findChoice, getFieldTexts, getShownLocale, getT } from "../texts";
import { findGroup, type FormGroup } from "./form-groups";

/** The fields of our own, by the names that Decap's configuration knows them by. */
export const WIDGETS = {
  number: "checked-number",
  day: "checked-day",
  days: "tapped-days",
  moment: "checked-moment",
  // Decap's own names: it makes the values of a new entry by them.
  part: "object",
  rows: "list",
  languages: "languages",
  group: "group",
} as const;

/** Properties that Decap and the widgets read, besides the name. */
interface DecapFieldSettings {
  widget: string;
  field?: DecapField;
  fields?: DecapField[];
  [setting: string]: unknown;
}

export interface DecapField extends DecapFieldSettings {
  name: string;
  label: string;
}

interface Position {
  /** Whose field it is: `offer`, `pages/home` … */
  concept: string;
  path: readonly string[];
  /** Part of something that each language has its own of. */
  isText: boolean;
  /** Part of something that may be left out: only save validation can say whether it is needed. */
  inOptional: boolean;
}

type Limits = z.core.JSONSchema.BaseSchema;

const MARKDOWN = {
  widget: "markdown",
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: [],
  modes: ["rich_text"],
} as const;

function getLimits(schema: z.core.$ZodType): Limits {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function toOptions(values: readonly unknown[]) {
  return values.map((value) => {
    const label = findChoice(String(value));
    if (label === undefined)
      throw new Error(
        `The choice "${String(value)}" has no words. Expected them in src/locales/*/editor/texts.json.`,
      );
    return { label, value: String(value) };
  });
}

function createFields(shape: z.core.$ZodShape, position: Position): DecapField[] {
  return Object.entries(shape).map(([name, field]) =>
    createField(name, field, { ...position, path: [...position.path, name] }),
  );
}

/** The same box for each language, the reader's own first. */
function createLanguages(label: string, settings: DecapFieldSettings): DecapField[] {
  return sortLocales(getShownLocale()).map((locale) => ({
    ...{ name: locale, label: `${label} · ${getLocale(locale).name}`, required: true },
    ...settings,
  }));
}

/** Limits are checked by save validation alone: of a fault that Decap finds itself it says nothing, and saves nothing. */
function createTextSettings({ maxLength }: Limits): DecapFieldSettings {
  return { widget: isLine(maxLength) ? "string" : "text" };
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

const getOfferOptions = () =>
  getEntries()
    .filter(({ locale }) => locale === getShownLocale())
    .map(({ key, title }) => ({ value: key, label: title }));

function createListSettings(
  schema: z.ZodArray,
  unwrapped: UnwrappedField,
  position: Position,
): DecapFieldSettings {
  if (unwrapped.meta.kind === "offer-key")
    return { widget: "select", multiple: true, options: getOfferOptions() };
  const { schema: item, meta } = unwrapField(schema.element);
  if (meta.kind === "day") return { widget: WIDGETS.days };
  if (item instanceof z.ZodEnum)
    return { widget: "select", multiple: true, options: toOptions(item.options) };
  // With `default` a new entry starts without a row.
  if (item instanceof z.ZodObject)
    return { widget: WIDGETS.rows, fields: createFields(item.shape, position), default: [] };
  const field = createField("item", schema.element, { ...position, path: [...position.path, "item"] });
  // Lines, not boxes: a list of ten would fill three screens.
  const toLine = (one: DecapField): DecapField =>
    one.widget === "text" ? { ...one, widget: "string" } : one;
  return {
    widget: WIDGETS.rows,
    field: { ...toLine(field), ...(field.fields && { fields: field.fields.map(toLine) }) },
  };
}

function createSettings(unwrapped: UnwrappedField, position: Position): DecapFieldSettings {
  const { schema, meta } = unwrapped;
  if (meta.kind === "image") return { widget: "image", choose_url: false };
  if (meta.kind === "file") return { widget: "file", choose_url: false };
  if (meta.kind === "markdown") return MARKDOWN;
  // As it is picked, without a time zone: the schema says whose clock it is.
  if (meta.kind === "moment") return { widget: WIDGETS.moment };
  if (meta.kind === "day-of-year") return { widget: WIDGETS.day };
  if (schema instanceof z.ZodArray) return createListSettings(schema, unwrapped, position);
  if (schema instanceof z.ZodObject)
    return { widget: WIDGETS.part, fields: createFields(schema.shape, position) };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: toOptions(schema.options) };
  if (schema instanceof z.ZodLiteral) return { widget: "hidden" };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  const limits = getLimits(schema);
  if (schema instanceof z.ZodNumber) return createNumberSettings(limits);
  return createTextSettings(limits);
}

function getDefault(field: z.core.$ZodType): { default?: unknown } {
  const parsed = z.safeParse(field, undefined);
  const isFilled =
    parsed.success && parsed.data !== undefined && parsed.data !== "" && !Array.isArray(parsed.data);
  return isFilled ? { default: parsed.data } : {};
}

function createField(name: string, field: z.core.$ZodType, position: Position): DecapField {
  const unwrapped = unwrapField(field);
  const isText = position.isText || unwrapped.meta.translated === true;
  const isObject = unwrapped.schema instanceof z.ZodObject;
  const inOptional = position.inOptional || (isObject && unwrapped.optional);
  const { label, hint, one } = getFieldTexts(position.concept, position.path);
  const settings = createSettings(unwrapped, { ...position, isText, inOptional });
  const mayBeMissing = inOptional || z.safeParse(field, undefined).success;
  const isLeaf = !isObject && !(unwrapped.schema instanceof z.ZodArray);
  return {
    ...{ name, label, required: !mayBeMissing },
    ...(one && { label_singular: one }),
    ...(hint && { hint }),
    ...(isText && isLeaf
      ? {
          widget: WIDGETS.languages,
          fields: createLanguages(label, { ...settings, required: !mayBeMissing }),
        }
      : { ...getDefault(field), ...settings }),
  };
}

export function createConceptFields(schema: z.ZodObject, concept: string): DecapField[] {
  return createFields(schema.shape, { concept, path: [], isText: false, inOptional: false });
}

/** Puts fields into the groups of a form, each with the table of contents of all. */
export function createGroups(fields: readonly DecapField[], groups: readonly FormGroup[]): DecapField[] {
  const t = getT();
  const contents = groups.map(({ name }) => ({ name, label: t(`groups.${name}`) }));
  return groups.map((group, index) => ({
    ...{ name: group.name, label: t(`groups.${group.name}`), widget: WIDGETS.group, required: false },
    fields: fields
      .filter(({ name }) => findGroup(groups, name) === group)
      .sort((one, other) => group.fields.indexOf(one.name) - group.fields.indexOf(other.name)),
    ...(index === 0 && { contents }),
  }));
}
