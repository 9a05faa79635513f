import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { Locale } from "../../domain/config/locales";
import { getFilePath } from "../../domain/i18n/routes";
import type { SearchAnswer, SearchQuestion } from "./search-worker";
import { useLocale } from "../ui/locale-context";
import { foldAccents } from "../../domain/lib/normalize";
import type { CatalogOffer } from "./filters";

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

interface Answer {
  words: string;
  keys: readonly string[];
}

/** Until the index is there, and when it cannot be loaded: every word as a part of title or summary. */
function searchCards(cards: readonly { key: string; text: string }[], words: string): string[] {
  const parts = foldAccents(words).split(/\s+/);
  return cards.filter(({ text }) => parts.every((part) => text.includes(part))).map(({ key }) => key);
}

/** The answer to a part of the words stays until the next one comes, so that the list does not jump. */
function isNear(answer: Answer, words: string): boolean {
  return answer.words.startsWith(words) || words.startsWith(answer.words);
}

/** Returns the keys that fit the words, best first (`undefined` without words), and `prepare`, which loads the index. */
export function useSearch(offers: readonly CatalogOffer[], words: string) {
  const { locale } = useLocale();
  const [search, setSearch] = useState<Search>();
  const isAsked = useRef(false);
  const [answer, setAnswer] = useState<Answer>();
  const asked = words.trim();
  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadSearch(locale).then(
      (loaded) => setSearch(() => loaded),
      // The next word tries again.
      () => (isAsked.current = false),
    );
  }, [locale]);
  useEffect(() => {
    if (!search || asked === "") return;
    let isOvertaken = false;
    void search(asked).then((keys) => {
      if (!isOvertaken) setAnswer({ words: asked, keys });
    });
    return () => {
      isOvertaken = true;
    };
  }, [search, asked]);
  const isSearching = asked !== "";
  const cards = useMemo(
    () =>
      isSearching
        ? offers.map(({ key, title, summary }) => ({ key, text: foldAccents(`${title} ${summary}`) }))
        : [],
    [offers, isSearching],
  );
  const found = useMemo(() => {
    if (asked === "") return undefined;
    // A begun word can be one that the index leaves out ("a", "la"): it finds nothing.
    return answer && isNear(answer, asked) && answer.keys.length > 0
      ? answer.keys
      : searchCards(cards, asked);
  }, [answer, cards, asked]);
  return { found, prepare };
}
