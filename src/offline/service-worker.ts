import { registerRoute } from "workbox-routing";

import type { Locale } from "../config/locales";
import { getPathLocale } from "../i18n/routes";
import { isNeverChanged } from "../lib/never-changed";
import { askNetwork } from "./ask-network";
import { findSaved, forgetPages, getSavedAt, keepPages, type PagesToKeep } from "./saved-pages";
import { addNote, writeNote, writeOfflinePage, type OfflineWords } from "./write-pages";

/** Written by the build (src/build/outputs/bundle-service-worker.ts). */
declare const OFFLINE_WORDS: Record<Locale, OfflineWords>;

/**
 * The service worker, bundled into `/sw.js`. It is registered once a visitor keeps an offer, saves the pages of the list and serves
 * them when the network does not answer; online it changes nothing. Saved files have a hash in their names or are replaced as a
 * whole, so a new version may take over open pages at once.
 */
const worker = self as unknown as WorkerScope;

/** Requests of this site, without those of the editor and of the functions. */
const isOurs = ({ origin, pathname }: URL) =>
  origin === location.origin && !/^\/(?:api|admin)(?:\/|$)/.test(pathname);
const isHashed = ({ pathname }: URL) => isNeverChanged(pathname.slice(1));
const isData = ({ pathname }: URL) => pathname.startsWith("/page-data/");

const getWords = (path: string) => OFFLINE_WORDS[getPathLocale(path)];

async function openSavedPage(url: URL): Promise<Response> {
  const locale = getPathLocale(url.pathname);
  const saved = await findSaved(url);
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  if (!saved) return new Response(writeOfflinePage(getWords(url.pathname), locale), { status: 503, headers });
  // A picture opened by itself: there is no page to add the note to.
  if (isHashed(url)) return saved;
  const words = getWords(url.pathname);
  const note = writeNote(words, getSavedAt(saved), locale);
  return new Response(addNote(await saved.text(), note, words), { headers });
}

/** Tells an open page, which has navigated without loading a document, when its data were saved. */
async function notifyPage(event: ExtendableEventLike, url: URL, saved: Response): Promise<void> {
  const path = url.pathname.replace(/^\/page-data|\/page-data\.json$/g, "");
  const words = getWords(path);
  const note = writeNote(words, getSavedAt(saved), getPathLocale(path));
  (await worker.clients.get(event.clientId ?? ""))?.postMessage({
    type: "offline-note",
    path,
    note,
    close: words.close,
  });
}

async function openSavedFile(url: URL): Promise<Response> {
  return (await findSaved(url)) ?? Response.error();
}

async function openSavedData(event: ExtendableEventLike, url: URL): Promise<Response> {
  const saved = await findSaved(url);
  if (saved && !url.pathname.endsWith("app-data.json")) await notifyPage(event, url, saved);
  return saved ?? Response.error();
}

interface ExtendableEventLike {
  clientId?: string;
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([forgetPages(false), worker.clients.claim()])),
);
worker.addEventListener("message", (event) => {
  const message = event.data as { type?: string } & PagesToKeep;
  if (message.type === "keep") event.waitUntil(keepPages(message));
});

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isOurs(url),
  async ({ request, url }) => (await askNetwork(request)) ?? openSavedPage(url),
);
registerRoute(
  ({ url }) => isOurs(url) && isData(url),
  async ({ request, url, event }) =>
    (await askNetwork(request)) ?? openSavedData(event as ExtendableEventLike, url),
);
// Files with a hash in their names never change: saved ones need no network.
registerRoute(
  ({ url }) => isOurs(url) && isHashed(url),
  async ({ request, url }) =>
    (await caches.match(request, { ignoreVary: true })) ?? (await askNetwork(request)) ?? openSavedFile(url),
);
registerRoute(
  ({ url }) => isOurs(url) && /^\/(?:(?:flags|brand|map)\/)?[\w-]+\.svg$/.test(url.pathname),
  async ({ request, url }) => (await askNetwork(request)) ?? openSavedFile(url),
);
