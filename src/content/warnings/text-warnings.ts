import type { StaffLocale } from "../../domain/config/staff";
import { parseMarkdown } from "../../domain/lib/markdown";
import { parseJson } from "../plain-object";

/** Something that does not stop the build but should be looked at, in the languages of the office. */
export type ContentWarning = Readonly<Record<StaffLocale, string>> & {
  /** Path from the root, e.g. `content/excursions/saona-island/es.md`. */
  file: string;
};

const MARKDOWN_LINK = /\[([^\]]*)\]\((\/[^)\s#?]*)/g;

/** Finds links to pages of the site that do not exist, in any text file of the content. */
export function findBrokenLinks(
  files: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): ContentWarning[] {
  return [...files].flatMap(([file, source]) =>
    [...source.matchAll(MARKDOWN_LINK)]
      .filter(([, , path = ""]) => !paths.has(path))
      .map(([, words = ""]) => ({
        file,
        en: `The link “${words}” leads nowhere.`,
        es: `El enlace «${words}» no lleva a ninguna parte.`,
        it: `Il link «${words}» non porta da nessuna parte.`,
      })),
  );
}

const HEADING = /^(#{1,6})\s/gm;

/** An offer's description under its own heading, the terms under the page's title. */
const LEVEL_ABOVE = { offer: 2, page: 1 } as const;

function findFault(text: string, above: number): Omit<ContentWarning, "file"> | undefined {
  let level = above;
  for (const [, signs = ""] of text.matchAll(HEADING)) {
    if (signs.length === 1)
      return {
        en: "A heading is as large as the page's title. Choose heading 2, in the text with signs: begin with ##.",
        es: "Un título es tan grande como el de la página. Elija el título 2, en el texto con signos: empieza con ##.",
        it: "Un titolo è grande come quello della pagina. Scegli il titolo 2, nel testo con i segni: inizia con ##.",
      };
    if (signs.length > level + 1)
      return {
        en: `A heading with ${signs} follows one with fewer signs: no level may be left out.`,
        es: `Un título con ${signs} sigue a otro con menos signos: no se puede saltar un nivel.`,
        it: `Un titolo con ${signs} segue uno con meno segni: non si può saltare un livello.`,
      };
    level = signs.length;
  }
  return undefined;
}

/** Finds texts whose headings would confuse screen readers and search engines; `files` are those of the content. */
export function findHeadingWarnings(files: ReadonlyMap<string, string>): ContentWarning[] {
  return [...files].flatMap(([file, source]) => {
    const above = file.endsWith(".md") ? LEVEL_ABOVE.offer : LEVEL_ABOVE.page;
    const faults = listFileTexts(file, source)
      .map((text) => findFault(text, above))
      .filter((fault) => fault !== undefined);
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
export function findVisibleMarks(files: ReadonlyMap<string, string>): ContentWarning[] {
  return [...files].flatMap(([file, source]) => {
    return listFileTexts(file, source)
      .filter((text) => text.includes("*"))
      .flatMap((text) => listShown(parseMarkdown(text) as MarkdownNode))
      .flatMap((text) => MARKS.exec(text)?.[0].slice(0, EXCERPT) ?? [])
      .map((marks) => ({
        file,
        en: `Asterisks are shown on the page: “${marks}”. Put the space outside of them.`,
        es: `En la página se ven asteriscos: «${marks}». Ponga el espacio fuera de ellos.`,
        it: `Nella pagina si vedono asterischi: «${marks}». Metti lo spazio fuori.`,
      }));
  });
}
