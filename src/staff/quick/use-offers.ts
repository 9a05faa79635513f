import { useCallback, useEffect, useState } from "react";

import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { useStaffLocale } from "../shell/language-context";
import { requestEditor, type EditorRefusal, type EditorResult } from "../shell/call-editor";

/** An offer as it stands in the list to choose from. */
export interface EditableOffer {
  collection: Collection;
  key: string;
  locale: Locale;
  title: string;
}

interface Offers {
  /** In the person's language, by title; nothing until they are loaded. */
  offers: readonly EditableOffer[] | undefined;
  refusal: EditorRefusal | undefined;
  reload: () => Promise<void>;
}

/** Loads the offers of the site. */
export function useOffers(): Offers {
  const locale = useStaffLocale();
  const [result, setResult] = useState<EditorResult<EditableOffer[]>>();
  const reload = useCallback(async () => {
    setResult(await requestEditor("/api/editor/entries", { cache: "no-store" }));
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
