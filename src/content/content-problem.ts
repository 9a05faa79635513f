import type { z } from "zod";

/** Something in a content file that keeps the site from being built, in words for the person who mends it. */
export interface ContentProblem {
  file: string;
  field: string;
  expected: string;
  found: string;
}

function describeFound(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}… (${json.length} characters)` : json;
}

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `a value of type ${issue.expected}`;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `no field named ${issue.keys.join(", ")}`;
    case "too_big":
      return issue.origin === "string" ? `at most ${issue.maximum} characters` : `at most ${issue.maximum}`;
    case "too_small":
      if (issue.inclusive === false) return `more than ${issue.minimum}`;
      return issue.origin === "string" ? "a text that is not empty" : `at least ${issue.minimum}`;
    default:
      return issue.message;
  }
}

/** Reshapes what zod found wrong with a file's value into problems, one per field. */
export function toContentProblems(file: string, value: unknown, error: z.ZodError): ContentProblem[] {
  return error.issues.map((issue) => ({
    file,
    field: issue.path.map(String).join(".") || "(the whole file)",
    expected: describeExpected(issue),
    found:
      issue.code === "unrecognized_keys"
        ? issue.keys.join(", ")
        : describeFound(getValueAt(value, issue.path)),
  }));
}

/** Formats problems as the text that stops a build: every file, field, what was expected and what was found. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(
    ({ file, field, expected, found }) =>
      `  ${file}\n    field:    ${field}\n    expected: ${expected}\n    found:    ${found}`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}; nothing was published.\n\n${lines.join("\n\n")}\n`;
}
