import { prefetchPathname } from "gatsby";

import { loadList } from "../../browser-state/stored-list";
import type { Locale } from "../../config/locales";
import { getPath } from "../../i18n/routes";
import { getItemKey, getItems } from "../../lib/kept-list";

interface ListData {
  result: { data: { offers: { nodes: { key: string; path: string }[] } } };
}

const getDataPath = (path: string) => `/page-data${path === "/" ? "/index" : path}/page-data.json`;

async function unregister(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("saved-")) await caches.delete(name);
}

/** Lists what this page has loaded: its scripts, fonts and pictures, in the sizes of this device. */
function listLoaded(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return names.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Has the service worker save the pages of the visitor's list and the contact form in the language that is being read, or unregisters it. */
export async function keepOffline(isOn: boolean, locale: Locale): Promise<void> {
  if (!isOn) return unregister();
  const list = getPath("shortlist", locale);
  const contact = getPath("contact", locale);
  const [{ active }, answer] = await Promise.all([
    navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready),
    fetch(getDataPath(list)),
  ]);
  // The scripts of these pages; those of an offer are there where one was kept, or are loaded with it.
  for (const path of [list, contact]) prefetchPathname(path);
  const { result } = (await answer.json()) as ListData;
  const offers = getItems(loadList()).flatMap((item) => {
    const offer = result.data.offers.nodes.find(({ key }) => key === getItemKey(item));
    return offer ? [offer.path] : [];
  });
  const pages = [list, contact, ...offers];
  const isSaved = await Promise.all(pages.map(async (path) => (await caches.match(path)) !== undefined));
  const missing = pages.filter((_, index) => !isSaved[index]);
  const urlsToCache = [
    ...new Set([...missing.flatMap((path) => [path, getDataPath(path)]), ...listLoaded()]),
  ];
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
