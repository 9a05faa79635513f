import { parseDocument } from "yaml";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** A markdown file taken apart, or why it could not be. */
export type FrontMatterResult = { ok: true; data: unknown; body: string } | { ok: false; found: string };

/** Takes a markdown file with YAML front matter apart; the first YAML error is reported with its line. */
export function parseFrontMatter(source: string): FrontMatterResult {
  const [, yaml, body] = FRONT_MATTER.exec(source) ?? [];
  if (yaml === undefined || body === undefined)
    return { ok: false, found: "no front matter between two lines of ---" };
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) return { ok: false, found: error.message };
  return { ok: true, data: document.toJS() as unknown, body: body.trim() };
}

/** Drops keys that hold nothing (null or an empty text), at any depth: the editor writes an untouched field so. */
export function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== "");
  return Object.fromEntries(entries.map(([key, item]) => [key, dropEmpty(item)]));
}
