import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a page as it is served, without running it. */
export const parseHtml = (html: string): Node => parse(html);

/** Every element of a name inside a node, in document order. */
export function findAll(node: Node, name: string): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  return children.flatMap((child) => [
    ...(tree.isElementNode(child) && child.tagName === name ? [child] : []),
    ...findAll(child, name),
  ]);
}

export function getAttribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}

export function getText(node: Node | undefined): string {
  if (!node) return "";
  if (tree.isTextNode(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(getText).join("") : "";
}

/** What search engines and browsers read of a page. */
export interface PageHead {
  title: string;
  lang: string | undefined;
  dir: string | undefined;
  canonical: string | undefined;
  /** Addresses of the translations by their language. */
  alternates: Record<string, string>;
  meta: Record<string, string>;
}

/** Reads the head of a page's HTML. */
export function parseHead(html: string): PageHead {
  const document = parseHtml(html);
  const [root] = findAll(document, "html");
  const [head] = findAll(document, "head");
  const links = head ? findAll(head, "link") : [];
  const metas = head ? findAll(head, "meta") : [];
  const alternates = links.filter(
    (link) => getAttribute(link, "rel") === "alternate" && getAttribute(link, "hreflang"),
  );
  return {
    title: getText(findAll(document, "title")[0]),
    lang: getAttribute(root, "lang"),
    dir: getAttribute(root, "dir"),
    canonical: getAttribute(
      links.find((link) => getAttribute(link, "rel") === "canonical"),
      "href",
    ),
    alternates: Object.fromEntries(
      alternates.map((link) => [getAttribute(link, "hreflang") ?? "", getAttribute(link, "href") ?? ""]),
    ),
    meta: Object.fromEntries(
      metas.map((meta) => [
        getAttribute(meta, "name") ?? getAttribute(meta, "property") ?? "",
        getAttribute(meta, "content") ?? "",
      ]),
    ),
  };
}
