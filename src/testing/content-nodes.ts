import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { LOCALE_CODES } from "../domain/config/locales";
import { CONTENT_FILES } from "../content/content-files";
import { parseContentFile } from "../content/parse-content-file";
import { getOfferFile, listOfferFiles, parseOfferPath } from "../content/offer-file";
import { parseOffer } from "../content/parse-offer";
import { getOfferPath } from "../domain/i18n/routes";
import { readSiteFacts, type GetNodes, type SiteFacts } from "../content/outputs/site-facts";
import { getNamespaces, loadNamespace } from "./load-messages";

const CONTENT = join(process.cwd(), "e2e/content");
const FILES = readdirSync(CONTENT, { recursive: true, encoding: "utf8" });

type Node = Record<string, unknown>;

function loadOfferNodes(): Node[] {
  const names = new Set(FILES.filter((file) => file.endsWith(".md")).map((file) => dirname(file)));
  return [...names].flatMap((folder) => {
    const name = parseOfferPath(`${folder}/offer.yml`);
    if (!name) return [];
    const files = listOfferFiles(name).filter((file) => FILES.includes(file));
    const sources = new Map(files.map((file) => [file, readFileSync(join(CONTENT, file), "utf8")]));
    return parseOffer(name, sources).offers.map((offer) => {
      const path = getOfferPath(offer.collection, offer.locale, offer.url_slug);
      return { ...offer, path, id: getOfferFile(offer) };
    });
  });
}

function loadFileNodes(): [type: string, node: Node][] {
  return Object.entries(CONTENT_FILES).flatMap(([file, { type }]) => {
    const source = readFileSync(join(CONTENT, `${file}.json`), "utf8");
    const { locales } = parseContentFile(`${file}.json`, source);
    return locales.map(({ locale, content }): [string, Node] => [
      type,
      { ...content, locale, name: file.split("/").at(-1) },
    ]);
  });
}

function loadMediaNodes(): Node[] {
  return FILES.map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.startsWith("media/"))
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
    ["Offer", loadOfferNodes()],
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
