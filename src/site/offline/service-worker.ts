import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

import { LOCALE_CODES, type Locale } from "../../domain/config/locales";
import { getPathLocale } from "../../domain/i18n/routes";
import { isNeverChanged } from "../../domain/lib/never-changed";
import { addNote, writeNote, writeOfflinePage, type OfflineWords } from "./write-pages";

/** Written by the build (src/content/outputs/bundle-scripts.ts). */
declare const OFFLINE_WORDS: Record<Locale, OfflineWords>;

/** All scripts of the pages, those that a click loads included. */
declare const SCRIPTS: readonly string[];

/**
 * The service worker, bundled into `/sw.js`. It is registered once a visitor keeps an offer. It saves all scripts, what is opened from then on, and
 * what the page names in a `CACHE_URLS` message (workbox-routing), and serves it when the network does not answer; online it changes
 * nothing. Its caches are emptied when reading offline is switched off (src/site/offline/keep-offline.ts).
 */
const worker = self as unknown as WorkerScope;

/** Then a saved response is served: a connection that loses all packets fails only after minutes. Without a saved one it is waited for. */
const networkTimeoutSeconds = 5;

/** Requests of this site, without those of the editor and of the functions. */
const isOurs = ({ origin, pathname }: URL) =>
  origin === location.origin && !/^\/(?:api|admin|staff)(?:\/|$)/.test(pathname);

const isHashed = ({ pathname }: URL) => isNeverChanged(pathname.slice(1));
const isData = ({ pathname }: URL) => pathname.startsWith("/page-data/");
const isDrawing = ({ pathname }: URL) => /^\/(?:(?:flags|brand|map)\/)?[\w-]+\.svg$/.test(pathname);
const isPage = ({ pathname }: URL) => !/\.\w+$/.test(pathname);

const getWords = (path: string) => OFFLINE_WORDS[getPathLocale(path)];

/** One copy of a page for every query, with or without a slash at its end. */
const withoutQuery = {
  cacheKeyWillBeUsed: ({ request: { url } }: { request: Request }) => {
    const { origin, pathname } = new URL(url);
    return Promise.resolve(origin + pathname.replace(/(?<=.)\/$/, ""));
  },
};

/** Browsers refuse a redirected response for a navigation; a guest's own pages, as of a quote, are not to be stored. */
const ofEverybody = {
  cacheWillUpdate: ({ response }: { response: Response }) => {
    const isPrivate = response.headers.get("cache-control")?.includes("no-store");
    return Promise.resolve(response.status === 200 && !response.redirected && !isPrivate ? response : null);
  },
};

interface Saved {
  request: Request;
  cachedResponse?: Response;
  /** A `FetchEvent`, or the message that named the address. */
  event?: { request?: Request; clientId?: string };
}

function describeAge(path: string, saved: Response): string {
  const savedAt = new Date(saved.headers.get("date") ?? Date.now());
  return writeNote(getWords(path), savedAt, getPathLocale(path));
}

/** Says in a saved page of when it is. */
const withNote = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }: Saved) => {
    if (!cachedResponse || event?.request?.mode !== "navigate") return cachedResponse;
    const { pathname } = new URL(request.url);
    const html = addNote(
      await cachedResponse.text(),
      describeAge(pathname, cachedResponse),
      getWords(pathname),
    );
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};

/** Says the same to an open page, which has navigated without loading a document. */
const withNoteForPage = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }: Saved) => {
    const [, data] = /^\/page-data(\/.+)\/page-data\.json$/.exec(new URL(request.url).pathname) ?? [];
    if (!cachedResponse || data === undefined) return cachedResponse;
    const path = data === "/index" ? "/" : data;
    const message = { type: "offline-note", path, note: describeAge(path, cachedResponse) };
    const client = await worker.clients.get(event?.clientId ?? "");
    client?.postMessage({ ...message, close: getWords(path).close });
    return cachedResponse;
  },
};

const FILES = "saved-files";
const DRAWINGS = "saved-drawings";

/** A picture that is not saved in this size and format is answered by another size of it. */
const inAnySize = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const cache = await caches.open(FILES);
    const { origin, pathname } = new URL(request.url);
    const [folder] = /^\/static\/[0-9a-f]{32}\//.exec(pathname) ?? [];
    const saved = (await cache.keys()).find(({ url }) => folder && url.startsWith(origin + folder));
    return saved && cache.match(saved);
  },
};

/** The plugin's type does not fit under `exactOptionalPropertyTypes`. */
const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true },
  }) as CacheFirst["plugins"][number];

const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  ...{ cacheName: "saved-pages", networkTimeoutSeconds, matchOptions },
  plugins: [withoutQuery, ofEverybody, limit(60, 30), withNote],
});
const data = new NetworkFirst({
  ...{ cacheName: "saved-data", networkTimeoutSeconds, matchOptions },
  plugins: [withoutQuery, limit(80, 30), withNoteForPage],
});
// Files with a hash in their names never change.
const files = new CacheFirst({
  ...{ cacheName: FILES, matchOptions },
  plugins: [inAnySize, limit(400, 60)],
});
const drawings = new NetworkFirst({
  ...{ cacheName: DRAWINGS, networkTimeoutSeconds, matchOptions },
  plugins: [limit(60, 60)],
});

registerRoute(({ url }) => isOurs(url) && isData(url), data);
registerRoute(({ url }) => isOurs(url) && isHashed(url), files);
registerRoute(({ url }) => isOurs(url) && isDrawing(url), drawings);
registerRoute(({ url }) => isOurs(url) && isPage(url), pages);

setCatchHandler(({ request }) => {
  if (request.mode !== "navigate") return Promise.resolve(Response.error());
  const { pathname } = new URL(request.url);
  const html = writeOfflinePage(getWords(pathname), getPathLocale(pathname));
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return Promise.resolve(new Response(html, { status: 503, headers }));
});

/** Deletes the scripts of earlier builds. */
async function forgetEarlier(): Promise<void> {
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(".js") && !SCRIPTS.includes(pathname)) await cache.delete(request);
  }
}

const saveScripts = async () => (await caches.open(FILES)).addAll(SCRIPTS);
const saveFlags = async () =>
  (await caches.open(DRAWINGS)).addAll(LOCALE_CODES.map((locale) => `/flags/${locale}.svg`));

worker.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([worker.skipWaiting(), saveScripts(), saveFlags()])),
);
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetEarlier()])),
);
