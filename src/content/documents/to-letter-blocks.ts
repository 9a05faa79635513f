import type { LetterBlock, LetterRun } from "../../contracts/letters";
import { parseMarkdown } from "../../lib/parse-markdown";

interface MarkdownNode {
  type: string;
  value?: string;
  alt?: string | null;
  url?: string;
  ordered?: boolean | null;
  children?: MarkdownNode[];
}

type Look = Omit<LetterRun, "text">;

/** Mail programs underline no address with another scheme. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

function toRuns({ type, value, alt, url, children = [] }: MarkdownNode, look: Look): LetterRun[] {
  if (type === "break") return [{ ...look, text: "\n" }];
  // Lines of one paragraph run on.
  if (type === "text" || type === "inlineCode")
    return [{ ...look, text: (value ?? "").replace(/\s+/g, " ") }];
  if (type === "image") return [{ ...look, text: alt ?? "" }];
  const inner: Look = {
    ...look,
    ...(type === "strong" && { strong: true }),
    ...(type === "emphasis" && { emphasis: true }),
    ...(type === "link" && url !== undefined && LINK.test(url) && { href: url }),
  };
  return children.flatMap((child) => toRuns(child, inner));
}

/** Puts runs between parts. */
function join(parts: readonly LetterRun[][], between: string): LetterRun[] {
  return parts.flatMap((runs, index) => (index === 0 ? runs : [{ text: between }, ...runs]));
}

/** The paragraphs of an entry of a list, each on a line; a list within it has a dash before each of its own. */
function toItem({ children = [] }: MarkdownNode): LetterRun[] {
  const lines = children.flatMap((part) =>
    part.type === "list"
      ? (part.children ?? []).map((item) => [{ text: "– " }, ...toItem(item)])
      : [toRuns(part, {})],
  );
  return join(lines, "\n");
}

const isEmpty = (runs: readonly LetterRun[]) => runs.every(({ text }) => text.trim() === "");

function toBlocks(node: MarkdownNode): LetterBlock[] {
  const { type, children = [] } = node;
  if (type === "list") {
    const items = children.map(toItem);
    return [
      { kind: "list", isOrdered: node.ordered === true, items: items.filter((runs) => !isEmpty(runs)) },
    ];
  }
  if (type === "paragraph" || type === "heading") {
    const runs = toRuns(node, {});
    return isEmpty(runs) ? [] : [{ kind: type, runs }];
  }
  if (type === "tableRow") {
    const cells = children.map((cell) => toRuns(cell, {}));
    return [{ kind: "paragraph", runs: join(cells, " · ") }];
  }
  if (type === "code") return [{ kind: "paragraph", runs: [{ text: node.value ?? "" }] }];
  // A quotation or a table: what is in it.
  return children.flatMap(toBlocks);
}

/** Reshapes the markdown of a letter into blocks that every mail program shows. Raw HTML is text, and links lead to pages, mail and telephone alone. */
export function toLetterBlocks(markdown: string): LetterBlock[] {
  return toBlocks(parseMarkdown(markdown));
}
