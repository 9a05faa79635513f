import { useCallback, useMemo, useState } from "react";

import { useLocale } from "../../i18n/locale-context";
import { foldAccents } from "../../search/fold-accents";
import type { ListedOffer } from "./catalogue-offer";
import { loadSearch, type Search } from "./load-search";

/** Until the index is there, and when it cannot be loaded: every word as a part of title or summary. */
function searchCards(offers: readonly ListedOffer[], words: string): string[] {
  const parts = foldAccents(words).split(/\s+/);
  return offers
    .filter(({ title, summary }) => {
      const text = foldAccents(`${title} ${summary}`);
      return parts.every((part) => text.includes(part));
    })
    .map(({ key }) => key);
}

/** Gets the keys that fit the words, best first (`undefined` without words), and `prepare`, which loads the index. */
export function useSearch(offers: readonly ListedOffer[], words: string) {
  const { locale } = useLocale();
  const [search, setSearch] = useState<Search>();
  const [isAsked, setIsAsked] = useState(false);
  const prepare = useCallback(() => {
    if (isAsked) return;
    setIsAsked(true);
    loadSearch(locale).then(
      (loaded) => setSearch(() => loaded),
      // The next word tries again.
      () => setIsAsked(false),
    );
  }, [isAsked, locale]);
  const found = useMemo(() => {
    if (words.trim() === "") return undefined;
    return search ? search(words) : searchCards(offers, words);
  }, [search, offers, words]);
  return { found, prepare };
}
