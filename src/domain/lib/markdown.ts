import strikethroughFromMarkdown from "mdast-util-gfm-strikethrough/from-markdown.js";
import tableFromMarkdown from "mdast-util-gfm-table/from-markdown.js";
import strikethrough from "micromark-extension-gfm-strikethrough";
import table from "micromark-extension-gfm-table";
import remark from "remark";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";

import { createSyntax, makeSafe } from "../../../plugins/gatsby-remark-safe-markdown/safe-markdown.js";

const parser = remark().use(
  createSyntax({ table, strikethrough, tableFromMarkdown, strikethroughFromMarkdown }) as never,
);

/** Parses markdown (CommonMark, tables, strikethrough) as a tree that is safe to render: by the packages that gatsby-transformer-remark uses. */
export function parseMarkdown(source: string) {
  return makeSafe(parser.parse(source));
}

/**
 * Renders markdown as HTML, for what is made outside of Gatsby: byte by byte what gatsby-transformer-remark renders for the pages, by the
 * packages that it uses.
 */
export function renderMarkdown(source: string): string {
  return toHtml(toHast(parseMarkdown(source)));
}
