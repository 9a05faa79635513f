import { useCallback, useMemo, useRef, useState } from "react";

import { foldAccents } from "../../domain/lib/normalize";
import { useLocale } from "../ui/locale-context";
import type { CatalogOffer } from "./filters";
import { loadSearch, type Search } from "./load-search";

/** Until the index is there, and when it cannot be loaded: every word as a part of title or summary. */
function searchCards(offers: readonly CatalogOffer[], words: string): string[] {
  const parts = foldAccents(words).split(/\s+/);
  const fits = (text: string) => parts.every((part) => text.includes(part));
  return offers
    .filter(({ title, summary }) => fits(foldAccents(`${title} ${summary}`)))
    .map(({ key }) => key);
}

/** Returns the keys that fit the words, best first (`undefined` without words), and `prepare`, which loads the index. */
export function useSearch(offers: readonly CatalogOffer[], words: string) {
  const { locale } = useLocale();
  const [search, setSearch] = useState<Search>();
  const isAsked = useRef(false);
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
  const found = useMemo(() => {
    if (asked === "") return undefined;
    const keys = search?.(asked) ?? [];
    // A begun word can be one that the index leaves out ("a", "la"): it finds nothing.
    return keys.length > 0 ? keys : searchCards(offers, asked);
  }, [offers, search, asked]);
  return { found, prepare };
}
