const SCHEMES = new Set(["http", "https", "mailto", "tel", "sms", "geo", "whatsapp"]);
/** The parents of raw HTML that stands inside of a line. */
const INLINE_PARENTS = new Set([
  ...["paragraph", "heading", "tableCell", "emphasis", "strong", "delete", "link", "linkReference"],
]);

/** Browsers leave out control characters and spaces before they read the scheme. */
function isSafeAddress(url) {
  // eslint-disable-next-line no-control-regex
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, "")) ?? [];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
}

function toText(value, parent) {
  const text = { type: "text", value };
  return INLINE_PARENTS.has(parent.type) ? text : { type: "paragraph", children: [text] };
}

/** Takes `(#privacy)` from the end of a heading as its id, to which links lead. */
function takeId(heading) {
  const last = heading.children.at(-1);
  const [, words, id] = /^(.*) \(#([a-z-]+)\)$/.exec(last?.value ?? "") ?? [];
  if (id === undefined) return;
  last.value = words;
  heading.data = { hProperties: { id } };
}

/**
 * Makes a markdown tree (mdast) safe to render, in place: raw HTML becomes text; a link or picture with another scheme than the
 * common ones becomes its words. Gets the tree.
 */
function makeSafe(parent) {
  if (!parent.children) return parent;
  parent.children = parent.children.flatMap((node) => {
    if (node.type === "html") return [toText(node.value, parent)];
    // What stands behind the language of a code block would become an attribute.
    if (node.type === "code") node.meta = null;
    if (node.type === "heading") takeId(node);
    if (node.url === undefined || isSafeAddress(node.url)) return [makeSafe(node)];
    if (node.type === "definition") return [];
    return node.type === "image" ? [toText(node.alt ?? "", parent)] : makeSafe(node).children;
  });
  return parent;
}

/**
 * Creates a plugin of remark 13 for GitHub's tables and strikethrough; without its links of bare addresses, task lists and footnotes. It
 * is given the extensions, because this file is loaded by Gatsby as CommonJS and bundled as ESM for the server and the editor.
 */
function createSyntax({ table, strikethrough, tableFromMarkdown, strikethroughFromMarkdown }) {
  return function syntax() {
    const data = this.data();
    const add = (field, ...values) => (data[field] = [...(data[field] ?? []), ...values]);
    add("micromarkExtensions", table, strikethrough({ singleTilde: false }));
    add("fromMarkdownExtensions", tableFromMarkdown, strikethroughFromMarkdown);
  };
}

module.exports = { makeSafe, createSyntax };
