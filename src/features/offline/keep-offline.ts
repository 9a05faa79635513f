import type { Locale } from "../../config/locales";
import { getPath } from "../../i18n/routes";
import { loadList } from "../../browser-state/stored-list";
import { getItemKey, getItems } from "../../lib/kept-list";
import { forgetOfflineNotes, keepOfflineNote } from "../../browser-state/offline-note";

interface ListData {
  result: { data: { offers: { nodes: { key: string; path: string }[] } } };
}

const MESSAGE = "offline-note";
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data }: MessageEvent<{ type?: string; path?: string; note?: string }>) => {
      if (data.type === MESSAGE && data.path && data.note) keepOfflineNote(data.path, data.note);
    },
  );
  window.addEventListener("online", forgetOfflineNotes);
}

async function unregister(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("saved-")) await caches.delete(name);
}

/** Has the service worker save the pages of the visitor's list in the language that is being read, or unregisters it. */
export async function keepOffline(isOn: boolean, locale: Locale): Promise<void> {
  if (!isOn) return unregister();
  listen();
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
  active?.postMessage({ type: "keep", list, offers });
}
