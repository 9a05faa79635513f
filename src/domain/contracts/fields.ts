import { z } from "zod";

import { PARTY_LIMIT } from "../config/booking";
import { LOCALE_CODES } from "../config/locales";
import { ID, KEY, KEY_MAX_LENGTH, REFERENCE, TIME_OF_DAY } from "../config/patterns";
import { STAFF_LOCALES } from "../config/staff";
import { type FieldCode, FIELD_CODES, type FieldErrors } from "./error-codes";
import { TEXT_LIMITS } from "../config/forms";
import { normalize } from "../lib/normalize";

// Control characters are never typed into a form, break mail headers and cannot be stored by PostgreSQL (NUL).
// eslint-disable-next-line no-control-regex -- refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
// Bidirectional overrides can make a name read as something else in the agency's mail program.
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
// Half a character, which cannot be written as UTF-8.
const LONE_SURROGATES = /\p{Surrogate}/gu;
// Zero-width spaces and marks of direction. A text may need some of them: emoji are joined by one.
const INVISIBLE = /\p{Cf}/gu;
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Makes text of several lines safe to store and send: Unix line breaks, no control characters, composed letters. */
export function cleanText(value: string): string {
  const text = value
    .replace(LONE_SURROGATES, "\uFFFD")
    .replace(LINE_BREAKS, "\n")
    .replace(CONTROL, "")
    .replace(BIDI_OVERRIDES, "");
  return normalize(text, "NFC").trim();
}

/** As `cleanText`, on one line: what may become part of a mail header can hold no line break. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, " ");
}

/** As `cleanLine`, without characters that nobody sees: they come with copied addresses and numbers, and belong to none. */
export function cleanAddress(value: string): string {
  return cleanLine(value.replace(INVISIBLE, ""));
}

/** Tells whether nothing can be seen of a text. */
export function isBlank(value: string): boolean {
  return cleanAddress(value) === "";
}

/** Counts characters as a person does, so that an emoji does not count twice. */
export function countCharacters(value: string): number {
  return [...value].length;
}

const DOT_BLIND = ["gmail.com", "googlemail.com"];

/** Names the mailbox behind an address: capitals, a `+tag` and, at Gmail, dots lead into the same one. */
export function getMailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const typed = email.slice(0, at).toLowerCase();
  const local = typed.replace(/(?<=.)\+.*$/, "");
  return DOT_BLIND.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[^\s@<>()[\]\\,;:".]{1,63}\.)+[^\s@<>()[\]\\,;:".]{2,63}$/u;

/** Makes zod report a code of ours instead of a sentence; without one it is `invalid`. */
export function code(name: FieldCode) {
  return { error: name };
}

/** A missing value is `required`, one of the wrong type is `invalid`. */
const requiredOrInvalid = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? "required" : "invalid"),
};

function text(max: number, clean: (value: string) => string) {
  return (
    z
      .string(requiredOrInvalid)
      // Before anything is done with it. A decomposed letter has up to four parts, and a text may be wrapped in white space.
      .refine(({ length }) => length <= 4 * max + 1000, { ...code("too-long"), abort: true })
      .overwrite(clean)
      .refine((value) => countCharacters(value) <= max, { ...code("too-long"), abort: true })
  );
}

const required = (clean: (value: string) => string) => (max: number) =>
  text(max, clean).refine((value) => !isBlank(value), code("required"));
const optional = (clean: (value: string) => string) => (max: number) => text(max, clean).default("");

/** Texts on one line, and of several; one that may be left out is "" then. */
export const requiredLine = required(cleanLine);
export const optionalLine = optional(cleanLine);
export const requiredText = required(cleanText);
export const optionalText = optional(cleanText);

/** Takes the address out of what a mail program copies, `Ana <ana@example.com>`, and the full stop behind it. */
function cleanEmail(value: string): string {
  const line = cleanAddress(value);
  return (/<([^<>]*)>$/.exec(line)?.[1] ?? line)
    .replace(/^mailto:/i, "")
    .replace(/[.,;]+$/, "")
    .trim();
}

/** An address that mail can be sent to. Lenient: the real check is whether mail arrives. */
export function email() {
  return required(cleanEmail)(TEXT_LIMITS.email).refine(
    (value) => value === "" || isEmail(value),
    code("invalid-email"),
  );
}

/** An address that holds an encoded word (`=?`) would be read as another one by mail programs. */
function isEmail(value: string): boolean {
  return (
    EMAIL.test(value) &&
    !value.includes("=?") &&
    !value.includes("..") &&
    !value.startsWith(".") &&
    !value.includes(".@")
  );
}

/** Telephone numbers as people of any country write them, with words around them; may be left out. */
export function optionalPhone() {
  return optional(cleanAddress)(TEXT_LIMITS.phone).refine(
    (value) => value === "" || isPhone(value),
    code("invalid-phone"),
  );
}

function isPhone(value: string): boolean {
  return value.replace(/\D/g, "").length >= 6 && !/[@<>]|\/\//.test(value);
}

/** A day of this century: a browser takes the year 26 for 0026. */
export const day = () => z.iso.date(code("invalid-date")).startsWith("20", code("invalid-date"));

export const time = () => z.string(code("invalid-time")).regex(TIME_OF_DAY, code("invalid-time"));

/** A month as `YYYY-MM`; its days are those of Santo Domingo. */
export const month = () => z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

export const reference = () => z.string().regex(REFERENCE);

export function integer(min: number, max = Number.MAX_SAFE_INTEGER) {
  const wrong = code("invalid-number");
  return z.int(wrong).min(min, wrong).max(max, wrong);
}

/** The version of an enquiry that a change was made on. */
export const version = () => integer(1);

export const persons = (min: number) =>
  z.int(code("invalid-number")).min(min, code("too-few")).max(PARTY_LIMIT, code("too-many"));

/** The language of the page. */
export const lang = () => z.enum(LOCALE_CODES, requiredOrInvalid);

/** The language of a page of staff. */
export const staffLang = () => z.enum(STAFF_LOCALES, requiredOrInvalid);

/** Made once per filled-in form by the browser; the same key sent again is the same request. */
export const idempotencyKey = () => z.string().regex(/^[\w-]{8,100}$/);

/** The honeypot accepts any value, so that a bot gets no hint. */
export const honeypot = () => z.string().optional();

/** An id that this site or a passkey has made: UUID or base64url. PostgreSQL would fail with U+0000 in one. */
export const id = (max = 200) => z.string().max(max).regex(ID);

/** The key of an offer, like `saona-island`. */
export const offerKey = () => z.string().regex(KEY).max(KEY_MAX_LENGTH);

type ParsedRequest<Data> = { ok: true; data: Data } | { ok: false; fields: FieldErrors };

/** Enough to repair any form; a hostile body does not get its thousand keys back. */
const MAX_FIELDS = 30;
const MAX_NAME_LENGTH = 60;

function toCode(message: string): FieldCode {
  return FIELD_CODES.find((known) => known === message) ?? "invalid";
}

function toEntries(issue: z.core.$ZodIssue): [string, FieldCode][] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => [[...path, key].join("."), "unknown-field"]);
  return [[path.join("."), toCode(issue.message)]];
}

/** The first code of each refused field, "" for a value that is no object. */
export function toFieldErrors({ issues }: Pick<z.ZodError, "issues">): FieldErrors {
  const codes = new Map<string, FieldCode>();
  for (const [name, code] of issues.flatMap(toEntries)) {
    const key = name.slice(0, MAX_NAME_LENGTH);
    if (!codes.has(key) && codes.size < MAX_FIELDS) codes.set(key, code);
  }
  // `fromEntries` defines keys, so that a field called `__proto__` stays a plain name.
  return Object.fromEntries(codes);
}

export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): ParsedRequest<z.output<Schema>> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, fields: toFieldErrors(result.error) };
}
