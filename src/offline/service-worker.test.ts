/** @jest-environment node */
import { createContext, runInContext } from "node:vm";

import { bundleServiceWorker } from "../build/outputs/bundle-service-worker";
import { LOCALE_CODES } from "../config/locales";
import { loadNamespace } from "../testing/load-messages";

const ORIGIN = "https://tours.example";
const SAVED = "/excursions/saona-island";
const PICTURE = `/static/${"a".repeat(32)}`;
const FILES: Partial<Record<string, string>> = {
  [SAVED]: "<html><body><h1>Saona</h1></body></html>",
  [`/page-data${SAVED}/page-data.json`]: "{}",
  [`${PICTURE}/800.webp`]: "picture",
};

const script = bundleServiceWorker(
  LOCALE_CODES.map((locale) => ({
    ...{ locale, brand: "Acme", phone: "+1 555 010 0142", offlineOn: true },
    address: { street: "Calle 12", town: "Bayahíbe" },
  })),
  LOCALE_CODES.map((locale) => ({
    ...{ language: locale, ns: "offline" },
    data: JSON.stringify(loadNamespace(locale, "offline")),
  })),
);

interface FetchEvent {
  request: { url: string; method: string; mode: string };
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

/** Starts the worker, with an offer saved and a network that answers as `fetch` says. */
function startWorker(fetch: () => Promise<Response>) {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const postMessage = jest.fn();
  // What a file is saved under is its path, what is asked for an address.
  const match = (asked: string | { url: string }) => {
    const saved = FILES[typeof asked === "string" ? asked : new URL(asked.url).pathname];
    return Promise.resolve(saved && new Response(saved));
  };
  const keys = () => Promise.resolve(Object.keys(FILES).map((path) => ({ url: ORIGIN + path })));
  const scope = createContext({
    ...{ URL, Response, Headers, Intl, Date, setTimeout, clearTimeout, fetch },
    location: new URL(ORIGIN),
    caches: { open: () => Promise.resolve({ match, keys }), match },
    clients: { get: () => Promise.resolve({ postMessage }) },
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
  });
  runInContext(`var self = this; ${script}`, scope);

  function ask(path: string, mode = "navigate"): { answer: Response | undefined } {
    const asked: { answer: Response | undefined } = { answer: undefined };
    const request = { url: ORIGIN + path, method: "GET", mode };
    const respondWith = (answer: Promise<Response>) =>
      void answer.then((response) => (asked.answer = response));
    listeners.get("fetch")?.({ request, clientId: "1", respondWith });
    return asked;
  }
  return { ask, postMessage };
}

const hang = () => new Promise<Response>(() => undefined);
const fail = () => Promise.reject(new TypeError("Failed to fetch"));
const answerAfter = (ms: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("new")), ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("on a line that hangs", () => {
  it("a saved page comes after five seconds, with the note", async () => {
    const asked = startWorker(hang).ask(`${SAVED}?adults=3`);
    await jest.advanceTimersByTimeAsync(4900);
    expect(asked.answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(await asked.answer?.text()).toMatch(
      /<div class="offlineNote".*You are offline.*aria-label="Close this note".*<h1>Saona/,
    );
  });

  it("saved data come, too, and the page is told", async () => {
    const { ask, postMessage } = startWorker(hang);
    const asked = ask(`/page-data${SAVED}/page-data.json`, "cors");
    await jest.advanceTimersByTimeAsync(5100);
    expect(await asked.answer?.text()).toBe("{}");
    expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: "offline-note" }));
  });

  it("a picture comes in the size that is saved", async () => {
    const asked = startWorker(hang).ask(`${PICTURE}/1200.avif`, "no-cors");
    await jest.advanceTimersByTimeAsync(5100);
    expect(await asked.answer?.text()).toBe("picture");
  });

  it.each([["/contact"], ["/page-data/contact/page-data.json"], ["/favicon.svg"]])(
    "%s, which is not saved, is waited for",
    async (path) => {
      const asked = startWorker(answerAfter(60_000)).ask(path);
      await jest.advanceTimersByTimeAsync(59_000);
      expect(asked.answer).toBeUndefined();
      await jest.advanceTimersByTimeAsync(2000);
      expect(await asked.answer?.text()).toBe("new");
    },
  );

  it("what comes within five seconds is what the network says", async () => {
    const asked = startWorker(answerAfter(4000)).ask(SAVED);
    await jest.advanceTimersByTimeAsync(4100);
    expect(await asked.answer?.text()).toBe("new");
  });
});

describe("without a connection", () => {
  it.each([
    ["a saved page comes at once", SAVED, 200, "You are offline"],
    ["another one is stood in for", "/contact", 503, "Calle 12"],
    ["so is a picture that is not saved", `/static/${"b".repeat(32)}/1200.jpg`, 503, "Calle 12"],
    ["a picture can be opened by itself", `${PICTURE}/1200.jpg`, 200, /^picture$/],
  ])("%s", async (_, path, status, text) => {
    const asked = startWorker(fail).ask(path);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked.answer?.status).toBe(status);
    expect(await asked.answer?.text()).toMatch(text);
  });

  it("what is not saved fails as it would without the worker", async () => {
    const asked = startWorker(fail).ask("/page-data/contact/page-data.json", "cors");
    await jest.advanceTimersByTimeAsync(0);
    expect(asked.answer?.type).toBe("error");
  });
});
