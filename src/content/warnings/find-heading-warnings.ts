import { parseJson } from "../parse-json";
import type { ContentWarning } from "./content-warning";

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

/**
 * Finds texts whose headings would confuse screen readers and search engines; `files` are those of the content. A broken file in JSON is
 * left out: the build refuses it and names it.
 */
export function findHeadingWarnings(files: ReadonlyMap<string, string>): ContentWarning[] {
  return [...files].flatMap(([file, source]) => {
    const texts = file.endsWith(".md")
      ? [source.replace(/^---\n[^]*?\n---\n/, "")]
      : listTexts(parseJson(source).value);
    const above = file.endsWith(".md") ? LEVEL_ABOVE.offer : LEVEL_ABOVE.page;
    const faults = texts.map((text) => findFault(text, above)).filter((fault) => fault !== undefined);
    return faults.map((fault) => ({ file, ...fault }));
  });
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
