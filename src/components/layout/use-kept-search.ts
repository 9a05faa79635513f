import { useSyncExternalStore } from "react";

import { getAddressList, subscribeToAddress, toListSearch } from "../../lib/list-address";

/** Gets the part of the page's address that goes along into another language: a list of offers is the same in all of them. */
export function useKeptSearch(): string {
  const list = useSyncExternalStore(subscribeToAddress, getAddressList, () => "");
  return toListSearch(list);
}
