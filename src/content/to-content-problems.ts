import type { z } from "zod";

import { FORMAT_CODES, type ContentFault, type ContentProblem } from "./content-problem";

type Issue = z.core.$ZodIssue;

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], value);
}

function toSizeFault(issue: z.core.$ZodIssueTooSmall): ContentFault {
  const min = Number(issue.minimum);
  if (issue.inclusive === false) return { code: "not-above", limit: min };
  return issue.origin === "string" ? { code: "empty-text" } : { code: "too-small", min };
}

/** A check of ours that needs values for its sentence gives the fault itself. */
function isFault(params: Record<string, unknown> | undefined): params is ContentFault {
  return params?.["code"] === "unknown-placeholder" || params?.["code"] === "unsafe-link";
}

export function toContentFault(issue: Issue): ContentFault {
  switch (issue.code) {
    case "invalid_type": {
      const isNumber = issue.expected === "number" || issue.expected === "int";
      return { code: isNumber ? "not-a-number" : "wrong-type", type: issue.expected };
    }
    case "invalid_value":
      return { code: "not-in-list", options: issue.values.map(String) };
    case "unrecognized_keys":
      return { code: "unknown-field" };
    case "too_big":
      return { code: issue.origin === "string" ? "too-long" : "too-large", max: Number(issue.maximum) };
    case "too_small":
      return toSizeFault(issue);
    case "invalid_format": {
      const code = FORMAT_CODES.find((known) => known === issue.message);
      return code ? { code } : { code: "not-accepted", reason: issue.message };
    }
    case "custom":
      return isFault(issue.params) ? issue.params : { code: "not-accepted", reason: issue.message };
    case "not_multiple_of":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
      return { code: "not-accepted", reason: issue.message };
  }
}

/** Turns what zod found wrong with a file's value into problems. `prefix` is the language in files that have all of them. */
export function toContentProblems(
  file: string,
  value: unknown,
  error: z.ZodError,
  prefix: readonly string[] = [],
): ContentProblem[] {
  return error.issues.flatMap((issue) => {
    const paths =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      file,
      path: [...prefix, ...path].map(String).join("."),
      ...toContentFault(issue),
      found: getValueAt(value, path),
    }));
  });
}
