import type { ContentWarning } from "../warnings/content-warning";
import { parseJson } from "../parse-json";
import { parseMarkdown } from "../../lib/parse-markdown";

interface Node {
  type: string;
  value?: unknown;
  children?: Node[];
}

/** Asterisks in pairs: a single one is a footnote, or a hotel's star. */
const MARKS = /(\*{1,3})(?=[^*])[^]*?\1/;
const EXCERPT = 40;

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function listShown({ type, value, children = [] }: Node): string[] {
  return type === "text" && typeof value === "string" ? [value] : children.flatMap(listShown);
}

/** Finds texts on whose page asterisks would be seen, because a space stands inside them: `**Includes: **lunch`. */
export function findVisibleMarks(files: ReadonlyMap<string, string>): ContentWarning[] {
  return [...files].flatMap(([file, source]) => {
    const texts = file.endsWith(".md")
      ? [source.replace(/^---\n[^]*?\n---\n/, "")]
      : listTexts(parseJson(source).value);
    return texts
      .filter((text) => text.includes("*"))
      .flatMap((text) => listShown(parseMarkdown(text) as Node))
      .flatMap((text) => MARKS.exec(text)?.[0].slice(0, EXCERPT) ?? [])
      .map((marks) => ({
        file,
        en: `Asterisks are shown on the page: “${marks}”. Put the space outside of them.`,
        es: `En la página se ven asteriscos: «${marks}». Ponga el espacio fuera de ellos.`,
        it: `Nella pagina si vedono asterischi: «${marks}». Metti lo spazio fuori.`,
      }));
  });
}
