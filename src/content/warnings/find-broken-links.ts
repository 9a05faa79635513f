import type { ContentWarning } from "./content-warning";

const MARKDOWN_LINK = /\]\((\/[^)\s#?]*)/g;

/** Finds links to pages of the site that do not exist, in any text file of the content. */
export function findBrokenLinks(
  files: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): ContentWarning[] {
  return [...files].flatMap(([file, source]) =>
    [...source.matchAll(MARKDOWN_LINK)]
      .map(([, path = ""]) => path)
      .filter((path) => !paths.has(path))
      .map((path) => ({
        file,
        en: `The link to ${path} leads nowhere.`,
        es: `El enlace a ${path} no lleva a ninguna parte.`,
        it: `Il link a ${path} non porta da nessuna parte.`,
      })),
  );
}
