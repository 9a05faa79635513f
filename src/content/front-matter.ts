import { parseDocument } from "yaml";

import type { ContentFault } from "./content-problem";

export type Plain = Record<string, unknown>;

/** Tells whether a value is an object of fields: no list, and not null. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON: gets the value, or why the text is none. */
export function parseJson(source: string): { value?: unknown; reason?: string } {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    return { reason: String(error) };
  }
}

/** A byte order mark, as some editors of texts put before the first line, is passed over. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*(\r?\n(?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** A markdown file taken apart, or why it could not be; nothing of a file without content, which is not translated yet. */
export type FrontMatterResult =
  { ok: true; data: Record<string, unknown>; body: string } | { ok: false; fault: ContentFault } | undefined;

/** Fields in YAML, or why there are none. */
export type YamlResult = { ok: true; data: Record<string, unknown> } | { ok: false; fault: ContentFault };

/** Reads fields in YAML. A front matter begins with the line end after `---`, so that an error names the line of the file. */
export function readYaml(yaml: string): YamlResult {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    return { ok: false, fault: { code: "invalid-yaml", reason: error.message, line } };
  }
  const data: unknown = document.toJS();
  if (data === null) return { ok: true, data: {} };
  return isPlain(data) ? { ok: true, data } : { ok: false, fault: { code: "no-fields" } };
}

/** Takes a markdown file with YAML front matter apart; the first YAML error is reported with its line. */
export function parseFrontMatter(source: string): FrontMatterResult {
  if (source.trim() === "") return undefined;
  const [, yaml, body] = FRONT_MATTER.exec(source) ?? [];
  if (yaml === undefined || body === undefined) return { ok: false, fault: { code: "no-front-matter" } };
  const read = readYaml(yaml);
  return read.ok ? { ...read, body: body.trim() } : read;
}

/** Drops keys that hold nothing (null or an empty text), at any depth: the editor writes an untouched field so. */
export function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== "");
  return Object.fromEntries(entries.map(([key, item]) => [key, dropEmpty(item)]));
}
