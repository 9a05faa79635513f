import MarkdownIt from "markdown-it";

const markdownIt = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Renders markdown (CommonMark and tables) as HTML; raw HTML and script links in it come out as harmless text. */
export function renderMarkdown(source: string): string {
  return markdownIt.render(source);
}
