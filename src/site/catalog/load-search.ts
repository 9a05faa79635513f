import type { Locale } from "../../domain/config/locales";
import { getFilePath } from "../../domain/i18n/routes";
import type { SearchAnswer, SearchQuestion } from "./search-worker";

/** Searches a locale's offers for words; gets their keys, best first. A question is not answered once there is a newer one. */
export type Search = (words: string) => Promise<string[]>;

interface Question {
  words: string;
  resolve: (keys: string[]) => void;
}

const known = new Map<Locale, Promise<Search>>();

/** Asks one question at a time; only the newest one waits. */
function createSearch(worker: Worker): Search {
  let asked: Question | undefined;
  let next: Question | undefined;
  const ask = () => {
    asked = next;
    next = undefined;
    if (asked) worker.postMessage({ words: asked.words } satisfies SearchQuestion);
  };
  worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
    if ("keys" in data) asked?.resolve(data.keys);
    ask();
  };
  return (words) =>
    new Promise((resolve) => {
      next = { words, resolve };
      if (!asked) ask();
    });
}

function startWorker(locale: Locale): Promise<Search> {
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const fail = () => {
      worker.terminate();
      known.delete(locale);
      reject(new Error("The search could not be loaded."));
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      if ("ready" in data && data.ready) resolve(createSearch(worker));
      else fail();
    };
    const address = new URL(getFilePath("searchIndex", locale), window.location.href).href;
    worker.postMessage({ locale, address } satisfies SearchQuestion);
  });
}

/**
 * Loads the search and the index of one locale in a worker, at the first search: typing does not wait for them, however many
 * offers there are.
 */
export function loadSearch(locale: Locale): Promise<Search> {
  const search = known.get(locale) ?? startWorker(locale);
  known.set(locale, search);
  return search;
}
