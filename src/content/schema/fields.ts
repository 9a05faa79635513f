import { z } from "zod";

import { KEY, KEY_MAX_LENGTH, TIME_OF_DAY } from "../../domain/config/patterns";
import type { ContentFault, FormatCode } from "../content-problem";
import { withZone } from "../publication";

/**
 * `translated`: each language has its own; everything else is the same in all. `kind` says what a string holds, for the GraphQL types and
 * for the editor's widgets.
 */
interface FieldMeta {
  translated?: boolean;
  /** Holds what this field of the same file held before: a save that changes it adds the value that goes. */
  earlier?: string;
  kind?: "image" | "file" | "markdown" | "offer-key" | "moment" | "day" | "day-of-year";
}

/** Remembers each field's meta; the build and the CMS configuration read it. */
const fieldMeta = z.registry<FieldMeta>();

/** Marks a field as translated. */
export function translated<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta = {}): Schema {
  fieldMeta.add(schema, { ...meta, translated: true });
  return schema;
}

/** Says what a field holds. */
export function withKind<Schema extends z.ZodType>(schema: Schema, kind: FieldMeta["kind"] & string): Schema {
  fieldMeta.add(schema, { kind });
  return schema;
}

/** A text of a form; a text of another form is a problem with this code. */
export function formatted(pattern: RegExp, code: FormatCode) {
  return z.string().regex(pattern, code);
}

/** A required text of one to `max` characters. */
export function text(max: number) {
  return translated(z.string().trim().min(1).max(max));
}

/** A text that may be missing; empty means that its heading is not shown. */
export function optionalText(max: number) {
  return translated(z.string().trim().max(max).default(""));
}

/** Where the address of a link or picture begins: behind its words, in angle brackets, or in a list of references. */
const ADDRESSES = /(?:\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|<)([^)>\n]{1,300})/gm;
const NAMED_CHARACTERS: Readonly<Record<string, string>> = { colon: ":", tab: "", newline: "" };

/** Reads an address as browsers do: without escapes, blanks and control characters. */
function readAddress(address: string): string {
  const decoded = address
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex: string | undefined, decimal: string) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code > 0x10ffff ? "" : String.fromCodePoint(code);
    })
    .replace(/&(colon|tab|newline);/gi, (_, name: string) => NAMED_CHARACTERS[name.toLowerCase()] ?? "");
  // eslint-disable-next-line no-control-regex -- Browsers pass over them.
  return decoded.replace(/[\\\x00-\x20]/g, "");
}

/** Finds links that run a program instead of opening a page: no page shows them, and whoever wrote them should know. */
function findUnsafeLink(markdown: string): string | undefined {
  const addresses = [...markdown.matchAll(ADDRESSES)].map(([, address = ""]) => address);
  return addresses.find((address) => /^(?:javascript|data|vbscript):/i.test(readAddress(address)));
}

/** A required markdown text. */
export function markdown(max: number) {
  const safe = z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      const link = findUnsafeLink(text);
      const fault: ContentFault = { code: "unsafe-link", link: link ?? "" };
      if (link !== undefined) context.addIssue({ code: "custom", message: fault.code, params: fault });
    });
  return translated(safe, { kind: "markdown" });
}

/** A list of short texts of one to `max` characters each, and where there is a limit, at most `most` of them. */
export function textList(max: number, most?: number) {
  const list = z.array(z.string().trim().min(1).max(max));
  return translated((most === undefined ? list : list.max(most)).default([]));
}

/** A url slug: lower-case words of a to z and 0 to 9 with hyphens between. */
export const slugText = translated(formatted(KEY, "invalid-slug").max(KEY_MAX_LENGTH));

/** The slugs that an offer had before; whoever asks for one of them is sent on. */
export function earlierSlugs(field: string) {
  const slug = formatted(KEY, "invalid-slug").max(KEY_MAX_LENGTH);
  return translated(z.array(slug).max(50).default([]), { earlier: field });
}

/** A time of day as `HH:MM`. */
export function timeOfDay() {
  return formatted(TIME_OF_DAY, "invalid-time");
}

/** A day and time, without an offset on the clock of Santo Domingo; the value always has one. */
export function optionalMoment() {
  const datetime = z.iso.datetime({
    local: true,
    offset: true,
    error: "invalid-datetime" satisfies FormatCode,
  });
  return withKind(datetime.overwrite(withZone).optional(), "moment");
}

/** Days of the calendar as `YYYY-MM-DD`. */
export function dayList(max: number) {
  const day = z.iso.date("invalid-date" satisfies FormatCode);
  return z.array(withKind(day, "day")).max(max).default([]);
}

/** A list of the keys of offers. */
export function offerKeys(max: number) {
  return withKind(z.array(formatted(KEY, "invalid-key")).max(max).default([]), "offer-key");
}

/** A picture file of `content/media`, as a path relative to the file that names it. */
export function imagePath() {
  const path = /^\.\.\/media\/[\w./-]+\.(jpe?g|png|webp)$/;
  return withKind(formatted(path, "invalid-picture-path"), "image");
}

/** A picture with its alternative text, which is never optional. */
export function picture() {
  return z.strictObject({ image: imagePath(), alt: text(200) });
}

export const SEO_TITLE_LENGTH = 70;
export const SEO_DESCRIPTION_LENGTH = 170;

export function seo() {
  return z.strictObject({
    title: text(SEO_TITLE_LENGTH),
    description: text(SEO_DESCRIPTION_LENGTH),
    keywords: optionalText(200),
  });
}

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
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
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
