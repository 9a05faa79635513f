import { parseDocument } from "yaml";

const FRONT_MATTER = /^---[ \t]*(\r?\n(?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
/** The field under which mistakes of the front matter itself are reported. */
export const FRONT_MATTER_FIELD = "(front matter)";

/** A markdown file taken apart, or why it could not be; nothing of a file without content, which is not translated yet. */
export type FrontMatterResult =
  { ok: true; data: Record<string, unknown>; body: string } | { ok: false; found: string } | undefined;

/** Reads the fields of a front matter; `yaml` begins with the line end after `---`, so that an error names the line of the file. */
function readYaml(yaml: string): { data: Record<string, unknown> } | { found: string } {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) return { found: error.message };
  const data: unknown = document.toJS();
  if (data === null) return { data: {} };
  if (typeof data !== "object" || Array.isArray(data))
    return { found: "no fields between the two lines of ---" };
  return { data: data as Record<string, unknown> };
}

/** Takes a markdown file with YAML front matter apart; the first YAML error is reported with its line. */
export function parseFrontMatter(source: string): FrontMatterResult {
  if (source.trim() === "") return undefined;
  const [, yaml, body] = FRONT_MATTER.exec(source) ?? [];
  if (yaml === undefined || body === undefined)
    return { ok: false, found: "no front matter between two lines of ---" };
  const read = readYaml(yaml);
  return "found" in read ? { ok: false, ...read } : { ok: true, ...read, body: body.trim() };
}

/**
 * How gatsby-transformer-remark reads front matter: with `yaml` (YAML 1.2), as everything else here does. Its own js-yaml 3 makes
 * dates of days and numbers of times (`14:30` becomes 870). An engine that throws would end the build with the first wrong file, so an
 * error is returned in the place of the fields.
 */
export const FRONT_MATTER_ENGINES = {
  yaml: {
    parse(yaml: string): Record<string, unknown> {
      const read = readYaml(yaml);
      return "found" in read ? { [FRONT_MATTER_FIELD]: read.found } : read.data;
    },
    stringify(): never {
      throw new Error("Front matter is only read here.");
    },
  },
};

/** Takes what gatsby-transformer-remark has read of a markdown file for what `parseFrontMatter` makes of its `source`. */
export function toFrontMatter(
  frontmatter: Readonly<Record<string, unknown>>,
  body: string,
  source: string,
): FrontMatterResult {
  const found = frontmatter[FRONT_MATTER_FIELD];
  if (typeof found === "string") return { ok: false, found };
  // The plugin adds an empty title to every file. Front matter in another language (---json) is left out by it or read without `yaml`.
  const isEmpty = Object.keys(frontmatter).length === 1 && frontmatter["title"] === "";
  return isEmpty ? parseFrontMatter(source) : { ok: true, data: { ...frontmatter }, body: body.trim() };
}

/** Drops keys that hold nothing (null or an empty text), at any depth: the editor writes an untouched field so. */
export function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== "");
  return Object.fromEntries(entries.map(([key, item]) => [key, dropEmpty(item)]));
}
