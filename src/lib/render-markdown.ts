import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";

import { parseMarkdown } from "./parse-markdown";

/**
 * Renders markdown as HTML, for what is made outside of Gatsby: byte by byte what gatsby-transformer-remark renders for the pages, by the
 * packages that it uses.
 */
export function renderMarkdown(source: string): string {
  return toHtml(toHast(parseMarkdown(source)));
}
