import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { LOCALE_CODES, type Locale } from "../config/locales";
import { getFilePath, getPageCodePath } from "../i18n/routes";
import {
  bundleServiceWorker,
  type WorkerMessages,
  type WorkerSettings,
} from "./outputs/bundle-service-worker";
import { createManifest } from "./outputs/create-manifest";
import { createNewsFeed } from "./outputs/create-news-feed";
import { createOffersFeed } from "./outputs/create-offers-feed";
import { createPageCode } from "./outputs/create-page-code";
import { createRobots } from "./outputs/create-robots";
import { createSearchIndex } from "./outputs/create-search-index";
import { createSitemap } from "./outputs/create-sitemap";
import { writeIcons } from "./outputs/write-icons";
import { writeIfChanged } from "./outputs/write-if-changed";
import { writeSharePictures } from "./share/write-share-pictures";
import { readLastChanges, type FileDates, type LastChanges } from "./site/read-last-changes";
import { readSiteFacts, type SiteFacts, type SiteOffer } from "./site/site-facts";
import { listSitePages, type SitePage } from "./site/site-pages";

type Dates = ReadonlyMap<string, FileDates>;

function getOfferFile({ collection, key, locale }: SiteOffer): string {
  return `${collection}/${key}.${locale}.md`;
}

async function readDates(facts: SiteFacts, lastChanges: LastChanges): Promise<Dates> {
  const offers = LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers).map(getOfferFile);
  const pages = [...facts.locales.en.pages.keys()].map((name) => `pages/${name}.json`);
  const files = [...offers, ...pages];
  return new Map(await Promise.all(files.map(async (file) => [file, await lastChanges(file)] as const)));
}

/** A page changes with its own file, and a list with the offers that it lists. */
function getChanged(facts: SiteFacts, dates: Dates, { route, locale, offer }: SitePage): string {
  if (offer) return dates.get(getOfferFile(offer as SiteOffer))?.changed ?? "";
  const listed = facts.locales[locale].offers.filter(
    ({ collection }) => route === "home" || route === "catalog" || route === collection,
  );
  const files = [`pages/${route}.json`, ...listed.map(getOfferFile)];
  return (
    files
      .map((file) => dates.get(file)?.changed ?? "")
      .sort()
      .at(-1) ?? ""
  );
}

function createLocaleFiles(facts: SiteFacts, locale: Locale, dates: Dates): [path: string, text: string][] {
  const getDates = (offer: SiteOffer) => dates.get(getOfferFile(offer)) ?? { created: "", changed: "" };
  return [
    [getFilePath("searchIndex", locale), createSearchIndex(facts, locale)],
    [getFilePath("offersFeed", locale), createOffersFeed(facts, locale, getDates)],
    [getFilePath("newsFeed", locale), createNewsFeed(facts, locale, getDates)],
    [getFilePath("manifest", locale), createManifest(facts, locale)],
  ];
}

/** Writes what stands beside the pages: sitemap, robots, feeds, search indexes, manifests, codes for paper, the service worker, icons and share pictures. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  const root = process.cwd();
  const facts = readSiteFacts(getNodesByType);
  const dates = await readDates(facts, await readLastChanges(root));
  const pages = listSitePages(LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers));
  const files = [
    ["/sitemap.xml", createSitemap(facts, pages, (page) => getChanged(facts, dates, page))] as const,
    ["/robots.txt", createRobots(facts)] as const,
    ...LOCALE_CODES.flatMap((locale) => createLocaleFiles(facts, locale, dates)),
    ...pages
      .filter(({ offer }) => offer)
      .map(({ path }) => [getPageCodePath(path), createPageCode(facts.siteUrl + path)] as const),
  ];
  await Promise.all(files.map(([path, text]) => writeIfChanged(join(root, "public", path), text)));
  const settings = getNodesByType("SiteSettings") as unknown as WorkerSettings[];
  const messages = getNodesByType("InterfaceMessages") as unknown as WorkerMessages[];
  await writeIfChanged(join(root, "public/sw.js"), bundleServiceWorker(settings, messages));
  await writeIcons(root);
  const started = Date.now();
  const made = await writeSharePictures(root, facts);
  if (made > 0)
    reporter.info(`${made} share pictures made in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};
