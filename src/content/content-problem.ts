import type { z } from "zod";
import texts from "../locales/en/editor/texts.json";
import type { ContentWarning } from "./warnings/text-warnings";

/** Texts that have to have a form. The schemas give these codes as the messages of their checks. */
export const FORMAT_CODES = [
  "invalid-slug",
  "invalid-time",
  "invalid-key",
  "invalid-picture-path",
  "invalid-video-path",
  "invalid-day",
  "invalid-date",
  "invalid-phone",
  "invalid-email",
  "invalid-url",
  "invalid-address",
  "invalid-datetime",
] as const;
export type FormatCode = (typeof FORMAT_CODES)[number];

/** Why a picture or video that staff have chosen cannot stand on the site. */
export type UploadFault =
  | { code: "not-a-picture" | "unknown-media-name" | "broken-picture" }
  | { code: "wrong-kind"; kind: string }
  | { code: "wrong-extension"; kind: string; extension: string }
  | { code: "picture-too-small"; width: number; height: number; min: number }
  | { code: "picture-too-large"; width: number; height: number }
  | { code: "file-too-large"; megabytes: number }
  | { code: "name-taken"; owner: string };

export type ContentFault =
  // One value, against its schema.
  | { code: FormatCode | "unknown-field" | "empty-text" }
  | { code: "not-a-number" | "wrong-type"; type: string }
  | { code: "not-in-list"; options: string[] }
  | { code: "too-long" | "too-large"; max: number }
  | { code: "too-small"; min: number }
  | { code: "not-above"; limit: number }
  | { code: "not-accepted"; reason: string }
  | { code: "unknown-placeholder"; unknown: string[]; known: string[] }
  // A value, against other values and files.
  | { code: "missing-file" | "repeated" | "unknown-entry" | "moment-over" | "ends-too-early" }
  | { code: "different-rows"; source: string; rows: number }
  | { code: "port-not-offered"; ports: string[] }
  | { code: "no-child-age"; min: number }
  | { code: "back-too-early"; time: string }
  | { code: "unsafe-link"; link: string }
  | { code: "taken"; owner: string }
  | { code: "placeholders-changed"; names: string[] }
  // The file itself.
  | { code: "no-front-matter" | "no-fields" }
  | { code: "invalid-json"; reason: string }
  | { code: "invalid-yaml"; reason: string; line: number }
  | { code: "wrong-file-name"; example: string }
  | { code: "unknown-file"; names: string[] }
  // Who changes it.
  | { code: "owners-only" }
  | UploadFault;

/**
 * Something in a content file that stops the build; `src/locales/{en,es,it}/editor/texts.json` has a sentence for each code.
 */
export type ContentProblem = ContentFault & {
  /** Relative to `content/`. */
  file: string;
  /** The field, e.g. `prices.0.adult`, in pages and settings after the language; none when the file itself is wrong. */
  path?: string;
  /** The value of the field; none when it is missing. */
  found?: unknown;
};

/** Leaves out what was found before: a fact is wrong in every language. */
export function dropRepeated(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

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

function toContentFault(issue: Issue): ContentFault {
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
    default:
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

const MAX_LENGTH = 80;

/** Shows a value as JSON, in one short line. */
export function showValue(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > MAX_LENGTH ? `${json.slice(0, MAX_LENGTH - 3)}…` : json;
}

/** Puts values into a sentence: `{{max}}` becomes that value, a list its items, what has words in each language the English ones. */
function fillSentence(sentence: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = known.get(name);
    return [(value as { en?: unknown } | undefined)?.en ?? value].flat().join(", ");
  });
}

/** Describes a problem in English, by the editor's sentences; what they leave out stands behind them. */
export function describeContentProblem({ file, path, found, ...fault }: ContentProblem): string {
  const sentence = texts.problems[found === undefined && path !== undefined ? "empty-text" : fault.code];
  const { code: _code, ...values } = fault;
  const others = Object.entries(values).filter(([name]) => !sentence.includes(`{{${name}}}`));
  const details = others.map(([name, value]) => `${name}: ${[value].flat().join(", ")}`).join("; ");
  return fillSentence(sentence, values) + (details === "" ? "" : ` (${details})`);
}

/** Formats problems as the text that stops a build. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const blocks = problems.map((problem) => {
    const { file, path = "(the whole file)", found } = problem;
    const value = found === undefined ? "nothing" : showValue(found);
    return `  ${file}\n    field:   ${path}\n    problem: ${describeContentProblem(problem)}\n    found:   ${value}`;
  });
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}; nothing was published.\n\n${blocks.join("\n\n")}\n`;
}

export function describeContentWarning({ code, values = {} }: ContentWarning): string {
  return fillSentence(texts.warnings[code], values);
}
