import { useMemo, useSyncExternalStore } from "react";

import { parseList, type ListEntry } from "../../booking/list";

interface Offer {
  readonly key: string;
  readonly collection: string;
  readonly title: string;
}

/** An offer of the visitor's list, as the enquiry asks for it. */
export interface AskedEntry extends ListEntry {
  readonly collection: string;
  readonly title: string;
}

/** An address does not change under a page without a new render, so there is nothing to listen to. */
const listenToNothing = () => () => undefined;

/** Gets the list in the page's address (`?list=saona-island_adults-3.whales`), once the page runs in the browser. */
export function useAskedList(offers: readonly Offer[], search: string): readonly AskedEntry[] {
  const asked = useSyncExternalStore(
    listenToNothing,
    () => search,
    () => "",
  );
  return useMemo(() => {
    const list = new URLSearchParams(asked).get("list") ?? "";
    return parseList(list).flatMap((entry) => {
      const offer = offers.find(({ key }) => key === entry.key);
      return offer ? [{ ...entry, collection: offer.collection, title: offer.title }] : [];
    });
  }, [offers, asked]);
}
