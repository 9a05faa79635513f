import { parse } from "parse5";

/** What a page says by an attribute: to readers, to screen readers, to search engines; and where it leads. */
const SAYING = new Set([
  ...["alt", "title", "placeholder", "value", "content", "lang", "hreflang", "href", "action", "name", "for"],
  ...[
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "datetime",
    "label",
    "type",
  ],
]);
/** Without words of their own. */
const SILENT = new Set(["script", "style", "noscript"]);
/** The name of a built file holds a hash of its content. */
const withoutHash = (text) => text.replace(/-[0-9a-f]{8,}(?=[./])|(?<=\/static\/)[0-9a-f]{16,}/g, "");

function isData({ attrs }) {
  return attrs.some(({ name, value }) => name === "type" && value === "application/ld+json");
}

function listAttributes({ tagName, attrs }) {
  if (tagName === "link" && attrs.some(({ value }) => value === "preload" || value === "stylesheet"))
    return [];
  return attrs
    .filter(({ name }) => SAYING.has(name) || name.startsWith("aria-value"))
    .map(({ name, value }) => `${tagName} ${name}: ${withoutHash(value)}`);
}

/** Lists, in their order, the words of a page and what its elements say by attributes. */
export function listPageContent(html) {
  const lines = [];
  const visit = (node, parent) => {
    if (node.nodeName === "#text") {
      const text = node.value.replace(/\s+/g, " ").trim();
      if (text !== "") lines.push(`${parent.tagName}: ${withoutHash(text)}`);
      return;
    }
    if (node.tagName !== undefined) lines.push(...listAttributes(node));
    if (SILENT.has(node.tagName) && !isData(node)) return;
    for (const child of node.childNodes ?? []) visit(child, node);
  };
  visit(parse(html), undefined);
  return lines;
}
