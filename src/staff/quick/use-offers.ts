import { useCallback, useEffect, useState } from "react";

import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { useStaffLocale } from "../language/language-context";
import { readAnswer, type EditorRefusal, type EditorResult } from "./call-editor";

/** An offer as it stands in the list to choose from. */
export interface ListedOffer {
  collection: Collection;
  key: string;
  locale: Locale;
  title: string;
}

interface Offers {
  /** In the person's language, by title; nothing until they are loaded. */
  offers: readonly ListedOffer[] | undefined;
  refusal: EditorRefusal | undefined;
  reload: () => Promise<void>;
}

/** Loads the offers of the site. */
export function useOffers(): Offers {
  const locale = useStaffLocale();
  const [result, setResult] = useState<EditorResult<ListedOffer[]>>();
  const reload = useCallback(async () => {
    const answer = fetch("/api/editor/entries", { cache: "no-store" });
    setResult(await readAnswer<ListedOffer[]>(answer));
  }, []);
  useEffect(() => {
    // The state is set once the answer is there.
    void Promise.resolve().then(reload);
  }, [reload]);
  const offers =
    result?.ok === true
      ? result.data
          .filter((offer) => offer.locale === locale)
          .sort((a, b) => a.title.localeCompare(b.title, locale))
      : undefined;
  return { offers, refusal: result?.ok === false ? result : undefined, reload };
}
