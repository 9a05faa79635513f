import { loadList } from "../browser/stored-text";
import type { Locale } from "../../domain/config/locales";
import { getPath } from "../../domain/i18n/routes";
import { getItemKey, getItems } from "../../domain/lib/kept-list";

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

async function listOffers(list: string): Promise<string[]> {
  const { result } = (await (await fetch(getDataPath(list))).json()) as ListData;
  return getItems(loadList()).flatMap((item) => {
    const offer = result.data.offers.nodes.find(({ key }) => key === getItemKey(item));
    return offer ? [offer.path] : [];
  });
}

/** Has the service worker save the pages of the visitor's list and the contact form in the language that is being read, or unregisters it. */
export async function keepOffline(isOn: boolean, locale: Locale): Promise<void> {
  if (!isOn) return unregister();
  const list = getPath("shortlist", locale);
  const [{ active }, offers] = await Promise.all([
    navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready),
    listOffers(list),
  ]);
  const pages = [list, getPath("contact", locale), ...offers];
  const isSaved = await Promise.all(pages.map(async (path) => (await caches.match(path)) !== undefined));
  const missing = pages.filter((_, index) => !isSaved[index]);
  const urlsToCache = [
    ...new Set([...missing.flatMap((path) => [path, getDataPath(path)]), ...listLoaded()]),
  ];
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
