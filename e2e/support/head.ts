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

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

/** Turns the entities that React writes back into characters. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function getAttributes(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), decodeHtml(value)]),
  );
}

function getTags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => getAttributes(tag));
}

/** Reads the head out of a page's HTML, as it is served and without running it. */
export function parseHead(html: string): PageHead {
  const [head = ""] = html.split("</head>");
  const [root = {}] = getTags(head, "html");
  const links = getTags(head, "link");
  const alternates = links.flatMap(({ rel, hreflang, href }) =>
    rel === "alternate" && hreflang && href ? [[hreflang, href] as const] : [],
  );
  const metas = getTags(head, "meta").flatMap(({ name, property, content }) => {
    const key = name ?? property;
    return key === undefined ? [] : [[key, content ?? ""] as const];
  });
  return {
    title: decodeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    lang: root["lang"],
    dir: root["dir"],
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    alternates: Object.fromEntries(alternates),
    meta: Object.fromEntries(metas),
  };
}
