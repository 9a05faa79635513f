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

export type ProblemCode = ContentFault["code"];

/**
 * Something in a content file that stops the build. Sentences are made of it in two places: in English by `formatContentProblems`, in
 * the languages of staff by `src/locales/{en,es,it}/editor/texts.json`.
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
