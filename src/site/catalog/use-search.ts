import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useLocale } from "../ui/locale-context";
import { foldAccents } from "../../domain/lib/normalize";
import { loadSearch, type Search } from "./load-search";
import type { CatalogOffer } from "./filters";

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
