import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { GatsbyCache, GatsbyNode } from "gatsby";

import { LOCALE_CODES, type Locale } from "../../config/locales";
import { isProcessAlive } from "../../files/is-process-alive";
import { getFilePath, getQrCodePath } from "../../i18n/routes";
import { COMPILED_GATSBY_NODE } from "../../workarounds/gatsby/build-folders.mjs";
import {
  bundleServiceWorker,
  listScripts,
  type WorkerMessages,
  type WorkerSettings,
} from "../outputs/bundle-scripts";
import { createQrCode } from "../outputs/create-qr-code";
import { createRenderer } from "../outputs/create-renderer";
import { createNewsFeed, createOffersFeed } from "../outputs/feeds";
import {
  getLastChange,
  getOfferDates,
  listDatedFiles,
  type Dates,
  readLastChanges,
  type LastChanges,
} from "../outputs/last-changes";
import { createManifest, writeIcons } from "../outputs/manifest";
import {
  createSearchIndex,
  listSearchDocuments,
  readSiteFacts,
  toUrl,
  type GetNodes,
  type SiteFacts,
  type SiteOffer,
} from "../outputs/site-facts";
import { createRobots, createSitemap, listSitePages, type SitePage } from "../outputs/sitemap";
import { writeIfChanged } from "../outputs/write-if-changed";
import { writeLetterPictures, writeSharePictures, startSharePictures } from "../share/write-share-pictures";

async function readDates(facts: SiteFacts, lastChanges: LastChanges): Promise<Dates> {
  const files = listDatedFiles(facts);
  return new Map(await Promise.all(files.map(async (file) => [file, await lastChanges(file)] as const)));
}

/** Outputs that take a while are made again only when what they are made of has changed, by its hash, or they are gone. */
async function createKeeper(root: string, cache: GatsbyCache) {
  // This very program: other code may make something else of the same content.
  const program = await readFile(join(root, COMPILED_GATSBY_NODE));
  return async (path: string, source: unknown, create: () => string): Promise<void> => {
    const target = join(root, "public", path);
    const hash = createHash("sha256").update(program).update(JSON.stringify(source)).digest("hex");
    if ((await cache.get(path)) === hash && existsSync(target)) return;
    await writeIfChanged(target, create());
    await cache.set(path, hash);
  };
}

function listLocaleFiles(
  facts: SiteFacts,
  locale: Locale,
  dates: Dates,
  render: (markdown: string) => string,
): [path: string, text: string][] {
  const getDates = (offer: SiteOffer) => getOfferDates(dates, offer);
  return [
    [getFilePath("offersFeed", locale), createOffersFeed(facts, locale, getDates, render)],
    [getFilePath("newsFeed", locale), createNewsFeed(facts, locale, getDates)],
    [getFilePath("manifest", locale), createManifest(facts, locale)],
  ];
}

/** A QR code depends on the address of its page alone: it is drawn once, and again when the site has moved to another domain. */
async function writeQrCodes(root: string, facts: SiteFacts, pages: readonly SitePage[], cache: GatsbyCache) {
  const isSameSite = (await cache.get("QR codes of")) === facts.siteUrl;
  for (const { path, offer } of pages) {
    if (!offer) continue;
    const target = join(root, "public", getQrCodePath(path));
    if (!isSameSite || !existsSync(target)) await writeIfChanged(target, createQrCode(toUrl(facts, path)));
  }
  await cache.set("QR codes of", facts.siteUrl);
}

async function writeWorker(root: string, getNodes: GetNodes): Promise<void> {
  const settings = getNodes("SiteSettings") as WorkerSettings[];
  const messages = getNodes("Locale") as WorkerMessages[];
  const folder = join(root, "public");
  await writeIfChanged(join(folder, "sw.js"), bundleServiceWorker(settings, messages, listScripts(folder)));
}

/** Writes what stands beside the pages: sitemap, robots, feeds, search indexes, manifests, QR codes, the service worker, icons, share pictures and those of letters. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, getNodesByType, reporter }) => {
  const root = process.cwd();
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const activity = reporter.activityTimer(name);
    activity.start();
    await work();
    activity.end();
  };
  const facts = readSiteFacts(getNodesByType);
  const pages = listSitePages(LOCALE_CODES.flatMap((locale) => facts.locales[locale].offers));
  await measure("sitemap, robots, feeds and manifests", async () => {
    const dates = await readDates(facts, await readLastChanges(root));
    const render = await createRenderer(root);
    const files = [
      [
        "/sitemap.xml",
        await createSitemap(facts, pages, (page) => getLastChange(facts, dates, page)),
      ] as const,
      ["/robots.txt", createRobots(facts)] as const,
      ...LOCALE_CODES.flatMap((locale) => listLocaleFiles(facts, locale, dates, render)),
    ];
    await Promise.all(files.map(([path, text]) => writeIfChanged(join(root, "public", path), text)));
  });
  await measure("search indexes", async () => {
    const keep = await createKeeper(root, cache);
    for (const locale of LOCALE_CODES) {
      const documents = listSearchDocuments(facts, locale);
      await keep(getFilePath("searchIndex", locale), documents, () => createSearchIndex(facts, locale));
    }
  });
  await measure("QR codes", () => writeQrCodes(root, facts, pages, cache));
  await measure("service worker and icons", async () => {
    await writeWorker(root, getNodesByType);
    await writeIcons(root);
  });
  await measure("share pictures", () => writeSharePictures(root, facts));
  await measure("pictures of letters", () => writeLetterPictures(root));
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType }) => {
  startSharePictures(process.cwd(), readSiteFacts(getNodesByType));
  await waitForContent(process.cwd());
};

const POLL_MS = 100;

/** Waits for what `npm run build` does beside Gatsby (`scripts/lib/content-documents.mjs`): the editor's files and the content API's documents. */
export async function waitForContent(root: string): Promise<void> {
  const marker = join(root, ".build/reading-content");
  const pid = await readFile(marker, "utf8").catch(() => undefined);
  // `gatsby build` alone, or a session that publishes changes.
  if (pid === undefined || !isProcessAlive(Number(pid))) return;
  while (existsSync(marker) && isProcessAlive(Number(pid))) await sleep(POLL_MS);
  if (!existsSync(join(root, ".build/content-next"))) throw new Error("The content could not be read.");
}
