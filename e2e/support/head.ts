import { findAll, getAttribute, getText, parseHtml } from "./html";

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
