import { useEffect, useSyncExternalStore } from "react";

import type { BookingPort } from "../../domain/booking/bookable-offer";
import { formatList, parseList, toStoredList, type ListEntry } from "../../domain/booking/list";
import { loadList, loadTrip, saveList, subscribeToList, subscribeToTrip } from "../browser/stored-text";

const PARAM = "list";
const listeners = new Set<() => void>();

interface ListState {
  /** The address shows the visitor's own list, which may have changed since. */
  isOwnList?: boolean;
}

function getAddressList(): string {
  return new URLSearchParams(window.location.search).get(PARAM) ?? "";
}

function isOwnAddress(): boolean {
  return (window.history.state as ListState | null)?.isOwnList === true;
}

/** Writes a list as the query of an address. Its characters need no escaping, so that a chat makes a whole link of it. */
export function toListSearch(list: string): string {
  return list === "" ? "" : `?${PARAM}=${list}`;
}

function setAddressList(list: string, isOwnList: boolean): void {
  const state = { ...(window.history.state as object | null), isOwnList };
  window.history.replaceState(
    state,
    "",
    window.location.pathname + toListSearch(list) + window.location.hash,
  );
  for (const listener of listeners) listener();
}

function subscribeToAddress(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onChange);
  };
}

export interface Shortlist {
  /** False in the built page, which has no visitor's list. */
  isKnown: boolean;
  /** The list came with the address and is not the visitor's own. */
  isSent: boolean;
  entries: readonly ListEntry[];
  /** The list as it stands in an address. */
  text: string;
  change: (entries: readonly ListEntry[]) => void;
  /** Adds a list that was sent to the visitor's own. */
  keep: () => void;
}

/** Returns the list that the page shows: the one in its address, which somebody may have sent, or the visitor's own; `ports` tell where ships call. */
export function useShortlist(ports: readonly BookingPort[]): Shortlist {
  const stored = useSyncExternalStore(subscribeToList, loadList, () => undefined);
  const trip = useSyncExternalStore(subscribeToTrip, loadTrip, () => "");
  const own = stored && formatList(parseList(stored, ports, trip));
  const asked = useSyncExternalStore(subscribeToAddress, getAddressList, () => undefined);
  const isSent = useSyncExternalStore(
    subscribeToAddress,
    () => getAddressList() !== "" && !isOwnAddress() && getAddressList() !== own,
    () => false,
  );
  const isKnown = own !== undefined && asked !== undefined;
  const text = (isSent ? asked : own) ?? "";

  useEffect(() => {
    if (isKnown && !isSent && (asked !== own || !isOwnAddress())) setAddressList(own, true);
  }, [isKnown, isSent, asked, own]);

  return {
    ...{ isKnown, isSent, text },
    entries: isSent ? parseList(text, ports) : parseList(stored ?? "", ports, trip),
    change(entries) {
      if (isSent) setAddressList(formatList(entries), false);
      else saveList(toStoredList(entries));
    },
    keep() {
      const sent = parseList(text, ports);
      const others = parseList(loadList(), ports).filter(
        ({ key }) => !sent.some((entry) => entry.key === key),
      );
      saveList(toStoredList([...others, ...sent]));
      setAddressList(formatList([...others, ...sent]), true);
    },
  };
}
