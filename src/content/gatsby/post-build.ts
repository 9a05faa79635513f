import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { LOCALE_CODES } from "../../domain/config/locales";
import { getFilePath, getQrCodePath } from "../../domain/i18n/routes";
import {
  bundleServiceWorker,
  listScripts,
  type WorkerMessages,
  type WorkerSettings,
} from "../outputs/bundle-scripts";
import { createNewsFeed, createOffersFeed } from "../outputs/feeds";
import { getLastChange, getOfferDates, readDates } from "../outputs/last-changes";
import { createManifest, createQrCode, writeIcons } from "../outputs/manifest";
import { createOpenApi, OPEN_API_PATH } from "../outputs/open-api";
import { createSearchIndex, readSiteFacts, toUrl, type SiteOffer } from "../outputs/site-facts";
import { createRobots, createSitemap, listSitePages } from "../outputs/sitemap";
import { writeIfChanged } from "../outputs/generated-sources";
import { writeLetterPictures, writeSharePictures } from "../share/write-share-pictures";

/** Writes what stands beside the pages: sitemap, robots, feeds, search indexes, manifests, QR codes, the service worker, icons and share pictures. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  const root = process.cwd();
  const publicFolder = join(root, "public");
  const facts = readSiteFacts(getNodesByType);
  const pages = listSitePages(LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers));
  const dates = await readDates(root, facts);
  const getDates = (offer: SiteOffer) => getOfferDates(dates, offer);
  const settings = getNodesByType("SiteSettings") as unknown as WorkerSettings[];
  const messages = getNodesByType("Locale") as unknown as WorkerMessages[];
  const files = [
    ["/sitemap.xml", await createSitemap(facts, pages, (page) => getLastChange(facts, dates, page))],
    ["/robots.txt", createRobots(facts)],
    [OPEN_API_PATH, JSON.stringify(createOpenApi())],
    ["/sw.js", bundleServiceWorker(settings, messages, listScripts(publicFolder))],
    ...LOCALE_CODES.flatMap((locale) => [
      [getFilePath("offersFeed", locale), createOffersFeed(facts, locale, getDates)],
      [getFilePath("newsFeed", locale), createNewsFeed(facts, locale, getDates)],
      [getFilePath("manifest", locale), createManifest(facts, locale)],
      [getFilePath("searchIndex", locale), createSearchIndex(facts, locale)],
    ]),
    ...pages
      .filter(({ offer }) => offer !== undefined)
      .map(({ path }) => [getQrCodePath(path), createQrCode(toUrl(facts, path))]),
  ] as [path: string, text: string][];
  for (const [path, text] of files) await writeIfChanged(join(publicFolder, path), text);
  await writeIcons(root);
  const activity = reporter.activityTimer("share pictures");
  activity.start();
  await writeSharePictures(root, facts);
  await writeLetterPictures(root);
  activity.end();
};
