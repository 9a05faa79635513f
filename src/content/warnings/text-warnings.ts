import type { StaffLocale } from "../../domain/config/staff";
import { parseMarkdown } from "../../domain/lib/markdown";
import type texts from "../../locales/en/editor/texts.json";
import { parseJson } from "../front-matter";

/** Something that does not stop the build but should be looked at; `src/locales/{en,es,it}/editor/texts.json` has a sentence for each code. */
export interface ContentWarning {
  /** Path from the root, e.g. `content/excursions/saona-island/es.md`. */
  file: string;
  code: keyof typeof texts.warnings;
  /** Values of the sentence; in words of each reader's language where they differ. */
  values?: Readonly<Record<string, string | number | Record<StaffLocale, string>>>;
}

type Files = ReadonlyMap<string, string>;

const MARKDOWN_LINK = /\[([^\]]*)\]\((\/[^)\s#?]*)/g;

/** Finds links to pages of the site that do not exist, in any text file of the content. */
export function findBrokenLinks(files: Files, paths: ReadonlySet<string>): ContentWarning[] {
  return [...files].flatMap(([file, source]) =>
    [...source.matchAll(MARKDOWN_LINK)]
      .filter(([, , path = ""]) => !paths.has(path))
      .map(([, words = ""]) => ({ file, code: "broken-link", values: { words } })),
  );
}

const HEADING = /^(#{1,6})\s/gm;

/** An offer's description under its own heading, the terms under the page's title. */
const LEVEL_ABOVE = { offer: 2, page: 1 } as const;

function findFault(text: string, above: number): Omit<ContentWarning, "file"> | undefined {
  let level = above;
  for (const [, signs = ""] of text.matchAll(HEADING)) {
    if (signs.length === 1) return { code: "heading-too-large" };
    if (signs.length > level + 1) return { code: "heading-left-out", values: { signs } };
    level = signs.length;
  }
  return undefined;
}

/** Finds texts whose headings would confuse screen readers and search engines; `files` are those of the content. */
export function findHeadingWarnings(files: Files): ContentWarning[] {
  return [...files].flatMap(([file, source]) => {
    const above = file.endsWith(".md") ? LEVEL_ABOVE.offer : LEVEL_ABOVE.page;
    const faults = listFileTexts(file, source).flatMap((text) => findFault(text, above) ?? []);
    return faults.map((fault) => ({ file, ...fault }));
  });
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** A broken file in JSON has none: the build refuses it and names it. */
function listFileTexts(file: string, source: string): string[] {
  return file.endsWith(".md")
    ? [source.replace(/^---\n[^]*?\n---\n/, "")]
    : listTexts(parseJson(source).value);
}

interface MarkdownNode {
  type: string;
  value?: unknown;
  children?: MarkdownNode[];
}

/** Asterisks in pairs: a single one is a footnote, or a hotel's star. */
const MARKS = /(\*{1,3})(?=[^*])[^]*?\1/;
const EXCERPT = 40;

function listShown({ type, value, children = [] }: MarkdownNode): string[] {
  return type === "text" && typeof value === "string" ? [value] : children.flatMap(listShown);
}

/** Finds texts on whose page asterisks would be seen, because a space stands inside them: `**Includes: **lunch`. */
export function findVisibleMarks(files: Files): ContentWarning[] {
  return [...files].flatMap(([file, source]) =>
    listFileTexts(file, source)
      .filter((text) => text.includes("*"))
      .flatMap((text) => listShown(parseMarkdown(text) as MarkdownNode))
      .flatMap((text) => MARKS.exec(text)?.[0].slice(0, EXCERPT) ?? [])
      .map((marks) => ({ file, code: "visible-marks", values: { marks } })),
  );
}
