import { readdirSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES } from "../domain/config/locales";
import { CONTENT_FILES, type ContentFile } from "../content/content-files";
import { getOfferFile } from "../content/offer-file";
import { readSiteFacts, type GetNodes, type SiteFacts } from "../content/outputs/site-facts";
import { loadContent, loadOffers } from "./load-content";
import { getNamespaces, loadNamespace } from "./load-messages";

type Node = Record<string, unknown>;

function loadFileNodes(): [type: string, node: Node][] {
  return (Object.keys(CONTENT_FILES) as ContentFile[]).flatMap((file) =>
    Object.entries(loadContent(file)).map(([locale, content]): [string, Node] => [
      CONTENT_FILES[file].type,
      { ...content, locale, name: file.split("/").at(-1) },
    ]),
  );
}

function loadMediaNodes(): Node[] {
  return readdirSync("e2e/content/media", { recursive: true, encoding: "utf8" })
    .map((file) => join("media", file))
    .map((relativePath) => ({
      sourceInstanceName: "content",
      relativePath,
      internal: { contentDigest: relativePath },
    }));
}

/** Loads the nodes that the build makes of the fixture content, by their type. */
export function loadContentNodes(): Map<string, Node[]> {
  const messages = LOCALE_CODES.flatMap((locale) =>
    getNamespaces(locale).map((namespace) => ({
      language: locale,
      ns: namespace,
      data: JSON.stringify(loadNamespace(locale, namespace)),
    })),
  );
  const nodes = new Map<string, Node[]>([
    ["Site", [{ siteMetadata: { siteUrl: "https://tours.example" } }]],
    ["Offer", loadOffers().map((offer) => ({ ...offer, id: getOfferFile(offer) }))],
    ["Locale", messages],
    ["File", loadMediaNodes()],
  ]);
  for (const [type, node] of loadFileNodes()) nodes.set(type, [...(nodes.get(type) ?? []), node]);
  return nodes;
}

export function loadSiteFacts({ pricesOn = true, paused = [] as readonly string[] } = {}): SiteFacts {
  const nodes = loadContentNodes();
  const offers = nodes.get("Offer") ?? [];
  for (const offer of offers) if (paused.includes(String(offer["key"]))) offer["sale"] = "paused";
  nodes.set(
    "SiteSettings",
    (nodes.get("SiteSettings") ?? []).map((node) => ({ ...node, pricesOn })),
  );
  const getNodes: GetNodes = (type) => nodes.get(type) ?? [];
  return readSiteFacts(getNodes);
}
