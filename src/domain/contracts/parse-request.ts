import type { z } from "zod";

import { FIELD_CODES, type FieldCode, type FieldErrors } from "./error-codes";

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
