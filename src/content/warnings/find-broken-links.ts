import type { ContentWarning } from "./content-warning";

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
