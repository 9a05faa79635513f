import type { ContentProblem, ProblemCode } from "./content-problem";

const FRONT_MATTER = "YAML front matter between two lines of ---, then the description";

export const EXPECTED: Readonly<Record<ProblemCode, string>> = {
  "invalid-slug": "lower-case words (a-z, 0-9) joined by hyphens",
  "invalid-time": "a time of day like 07:30",
  "invalid-key": "an entry's key like saona-island",
  "invalid-picture-path": "a path like ../media/excursions/name.jpg",
  "invalid-video-path": "a path like ../media/excursions/name.mp4",
  "invalid-day": "a day of the calendar like 01-15",
  "invalid-date": "a day of the calendar like 2026-12-24",
  "invalid-phone": "an international number like +34 600 123 456",
  "invalid-email": "an email address",
  "invalid-url": "an address that begins with https://",
  "invalid-address": "a path of the site, like /catalog, or an address that begins with https://",
  "invalid-datetime": "a day and time like 2026-12-01T18:00",
  "unknown-field": "no field of this name",
  "empty-text": "a text that is not empty",
  "not-a-number": "a value of type {type}",
  "wrong-type": "a value of type {type}",
  "not-in-list": "one of {options}",
  "too-long": "at most {max} characters",
  "too-large": "at most {max}",
  "too-small": "at least {min}",
  "not-above": "more than {limit}",
  "not-accepted": "{reason}",
  "unknown-placeholder": "no words in braces but {known}",
  "unsafe-link": "links to pages: https://, mailto:, tel: or a path of the site",
  "missing-file": "a file that is in content/media",
  repeated: "each one once",
  "unknown-entry": "the key of another entry",
  "moment-over": "a moment in the future",
  "ends-too-early": "a moment after publish_from",
  "different-rows": "{rows} rows, as in {source}",
  "port-not-offered": "one of the offer's ports: {ports}",
  "no-child-age": "at least {min}, the age of the youngest guests who pay as children",
  "back-too-early": "a time after {time}, when guests are collected",
  taken: "one that {owner}.md does not use",
  "no-front-matter": FRONT_MATTER,
  "no-fields": FRONT_MATTER,
  "invalid-yaml": "YAML, in a text between two lines of ---",
  "invalid-json": "JSON",
  "broken-picture": "a picture that can be opened",
  "wrong-file-name": "a name like {example}",
  "unknown-file": "one of {names}",
  "not-a-picture": "a picture in JPEG, PNG or WebP",
  "unknown-media-name": "letters, digits and hyphens, then .jpg, .png, .webp, .mp4 or .webm",
  "wrong-kind": "JPEG, PNG or WebP",
  "wrong-extension": "a name that ends in .{extension}",
  "picture-too-small": "at least {min} pixels in width",
  "picture-too-large": "fewer than 50 million pixels",
  "name-taken": "another name than that of {owner}",
  "placeholders-changed": "the same words in braces: {names}",
  "file-too-large": "at most {megabytes} MB",
  "owners-only": "a change by an owner",
};

const FOUND: Partial<Record<ProblemCode, string>> = {
  "unknown-placeholder": "{unknown}",
  "unsafe-link": "{link}",
  "no-front-matter": "no front matter between two lines of ---",
  "no-fields": "no fields between the two lines of ---",
  "invalid-yaml": "{reason}",
  "invalid-json": "{reason}",
  "broken-picture": "a picture that cannot be opened",
  "wrong-kind": "a file of the kind {kind}",
  "wrong-extension": "a file of the kind {kind}",
  "picture-too-small": "{width} × {height} pixels",
  "picture-too-large": "{width} × {height} pixels",
  "owners-only": "a change by a member of staff",
};

const PARTS: Partial<Record<ProblemCode, string>> = {
  "no-front-matter": "(front matter)",
  "no-fields": "(front matter)",
  "invalid-yaml": "(front matter)",
  "wrong-file-name": "(the file's name)",
  "unknown-file": "(the file's name)",
  taken: "(the file's name)",
};

const MAX_LENGTH = 80;

/** Shows a value as JSON, in one short line. */
export function showValue(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > MAX_LENGTH ? `${json.slice(0, MAX_LENGTH - 3)}…` : json;
}

function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  const { length } = JSON.stringify(value);
  return showValue(value) + (length > MAX_LENGTH ? ` (${length} characters)` : "");
}

/** Describes a problem in English: file, field, what was expected and what was found. */
export function describeContentProblem(problem: ContentProblem) {
  const { code, file, path, found } = problem;
  return {
    file,
    field: path ?? PARTS[code] ?? "(the whole file)",
    expected: fillSentence(EXPECTED[code], problem),
    found: fillSentence(FOUND[code] ?? "{value}", { ...problem, value: describeValue(found) }),
  };
}

/** Formats problems as the text that stops a build. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const lines = problems
    .map(describeContentProblem)
    .map(
      ({ file, field, expected, found }) =>
        `  ${file}\n    field:    ${field}\n    expected: ${expected}\n    found:    ${found}`,
    );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}; nothing was published.\n\n${lines.join("\n\n")}\n`;
}

/** Puts values into a sentence: `{max}` becomes that value, a list its items. */
function fillSentence(sentence: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => [known.get(name)].flat().join(", "));
}
