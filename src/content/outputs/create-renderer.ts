import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { LOCALE_CODES } from "../../config/locales";
import type { ContentDocument } from "../../contracts/content-document";
import { renderMarkdown } from "../../lib/markdown";
import { getContentFolder } from "./content-folder";

type Rendered = Pick<ContentDocument, "text" | "body">;

/**
 * Creates what renders the descriptions of offers: those that the content API's documents hold, which a build writes first, are not
 * rendered again. `gatsby build` alone has none.
 */
export async function createRenderer(root: string): Promise<(markdown: string) => string> {
  const known = new Map<string, string>();
  for (const locale of LOCALE_CODES) {
    const file = join(getContentFolder(root), `${locale}.json`);
    const documents = JSON.parse(await readFile(file, "utf8").catch(() => "[]")) as Rendered[];
    for (const { text, body } of documents) known.set(text, body);
  }
  return (markdown) => known.get(markdown) ?? renderMarkdown(markdown);
}
