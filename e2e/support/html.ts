import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

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
