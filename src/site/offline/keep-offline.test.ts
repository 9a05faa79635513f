import { screen } from "@testing-library/react";

import { saveList } from "../browser/stored-text";
import { listenToNotes, showOfflineNote } from "../browser/offline-note";
import { keepOffline } from "./keep-offline";

function setUpBrowser() {
  const postMessage = jest.fn();
  const unregister = jest.fn(() => Promise.resolve(true));
  const registration = { active: { postMessage }, unregister };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: jest.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([registration]),
  });
  const deleted: string[] = [];
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  Object.defineProperty(window, "caches", {
    value: {
      keys: () => Promise.resolve(["saved-pages", "somebody-else"]),
      match: (path: string) => Promise.resolve(path === "/es/contacto" ? new Response() : undefined),
      delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
    },
    configurable: true,
  });
  performance.getEntriesByType = () =>
    ["/app-1.js", "https://elsewhere.example/a.js"].map((name) => ({
      name: new URL(name, window.location.href).href,
    })) as PerformanceEntryList;
  const nodes = [
    { key: "saona-island", path: "/es/excursiones/isla-saona" },
    { key: "whales", path: "/es/excursiones/ballenas" },
  ];
  const fetch = jest.fn(() =>
    Promise.resolve({ json: () => Promise.resolve({ result: { data: { offers: { nodes } } } }) }),
  );
  Object.defineProperty(window, "fetch", { value: fetch, configurable: true });
  return { serviceWorker, postMessage, unregister, deleted, fetch };
}

describe("keeping the list's pages for offline", () => {
  it("says of when a page is that comes from what was saved, until there is a connection again", () => {
    const { serviceWorker } = setUpBrowser();
    listenToNotes();
    const getNotes = () => [...document.querySelectorAll(".offlineNote")].map((note) => note.textContent);
    const tell = (path: string) => {
      const data = { type: "offline-note", path, note: `Saved ${path}.`, close: "Close" };
      serviceWorker.dispatchEvent(new MessageEvent("message", { data }));
      return getNotes();
    };
    const go = (path: string) => {
      showOfflineNote(path);
      return getNotes();
    };
    expect([tell("/"), tell("/")]).toEqual([["Saved /.×"], ["Saved /.×"]]);
    screen.getByRole("button", { name: "Close" }).click();
    // Who has closed it is not told again while there is no connection.
    expect([getNotes(), tell("/")]).toEqual([[], []]);
    window.dispatchEvent(new Event("online"));
    // Of a page that is fetched ahead nothing is said before the visitor is there.
    expect([tell("/whales"), go("/contact"), go("/whales")]).toEqual([[], [], ["Saved /whales.×"]]);
    window.dispatchEvent(new Event("online"));
    expect(getNotes()).toEqual([]);
  });

  it("asks the service worker for those of the offers kept that it has not yet, in the language being read, and for what they need", async () => {
    const { serviceWorker, postMessage, fetch } = setUpBrowser();
    saveList("whales_adults-3.gone-tour");
    await keepOffline(true, "es");
    expect(serviceWorker.register).toHaveBeenCalledWith("/sw.js");
    expect(fetch).toHaveBeenCalledWith("/page-data/es/mi-lista/page-data.json");
    const urlsToCache = [
      ...["/es/mi-lista", "/page-data/es/mi-lista/page-data.json"],
      ...["/es/excursiones/ballenas", "/page-data/es/excursiones/ballenas/page-data.json"],
      "/app-1.js",
    ];
    expect(postMessage).toHaveBeenCalledWith({ type: "CACHE_URLS", payload: { urlsToCache } });
  });

  it("takes everything away that it brought, and nothing else, when it is switched off", async () => {
    const { unregister, deleted, serviceWorker } = setUpBrowser();
    await keepOffline(false, "en");
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(deleted).toEqual(["saved-pages"]);
    expect(serviceWorker.register).not.toHaveBeenCalled();
  });
});
