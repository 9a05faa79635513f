import type { Locale } from "../../config/locales";
import { getPath } from "../../i18n/routes";
import { loadList } from "../../browser-state/stored-list";
import { getItemKey, getItems } from "../../lib/kept-list";

interface ListData {
  result: { data: { offers: { nodes: { key: string; path: string }[] } } };
}

async function unregister(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("saved-")) await caches.delete(name);
}

/** Has the service worker save the pages of the visitor's list and the contact form in the language that is being read, or unregisters it. */
export async function keepOffline(isOn: boolean, locale: Locale): Promise<void> {
  if (!isOn) return unregister();
  const list = getPath("shortlist", locale);
  const [{ active }, answer] = await Promise.all([
    navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready),
    fetch(`/page-data${list}/page-data.json`),
  ]);
  const { result } = (await answer.json()) as ListData;
  const offers = getItems(loadList()).flatMap((item) => {
    const offer = result.data.offers.nodes.find(({ key }) => key === getItemKey(item));
    return offer ? [offer.path] : [];
  });
  active?.postMessage({ type: "keep", list, contact: getPath("contact", locale), offers });
}
