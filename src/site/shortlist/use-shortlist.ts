import { useEffect, useSyncExternalStore } from "react";

import type { PossibleChoice } from "../../domain/booking/running-days";
import { getChoiceFacts, type ChoiceFact } from "../../domain/booking/describe";
import { getLocale } from "../../domain/config/locales";
import { useFrame, useLocale } from "../ui/locale-context";
import { formatList, parseList, toStoredList, type ListEntry } from "../../domain/booking/list";
import { loadList, loadTrip, saveList, subscribeToList, subscribeToTrip } from "../browser/stored-text";

/** An offer of the list with what of the choice it can do, and what it cannot. */
export interface ListedOffer extends PossibleChoice {
  offer: Queries.ListedOfferFragment;
}

/** The facts that stand beside an offer's fields: what the fields themselves do not say. */
const NOTED: readonly ChoiceFact["name"][] = ["refused", "infants", "backAboard"];

export function useListText() {
  const { locale, t } = useLocale();
  const { ports, pricesOn } = useFrame();
  const getNamedFacts = ({ offer, choice, wished }: ListedOffer) =>
    getChoiceFacts(choice, { offer, wished, ports, pricesOn, locale, t });
  const say = ({ label, text }: ChoiceFact) => t("booking.fact", { label, text });
  const getFacts = (item: ListedOffer) => getNamedFacts(item).map(say);
  const getNotes = (item: ListedOffer) =>
    getNamedFacts(item)
      .filter(({ name }) => NOTED.includes(name))
      .map(say);
  const getChatText = (listed: readonly ListedOffer[]) =>
    [
      t("shortlist.chatText", { language: getLocale(locale).name }),
      ...listed.map((item, index) => [`${index + 1}. ${item.offer.title}`, ...getFacts(item)].join("\n")),
    ].join("\n\n");
  return { getFacts, getNotes, getChatText };
}

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

/** Returns the list that the page shows: the one in its address, which somebody may have sent, or the visitor's own. */
export function useShortlist() {
  const { ports } = useFrame();
  const stored = useSyncExternalStore(subscribeToList, loadList, () => undefined);
  const trip = useSyncExternalStore(subscribeToTrip, loadTrip, () => "");
  const own = stored && formatList(parseList(stored, ports, trip));
  const asked = useSyncExternalStore(subscribeToAddress, getAddressList, () => undefined);
  /** It came with the address and is not the visitor's own. */
  const isSent = useSyncExternalStore(
    subscribeToAddress,
    () => getAddressList() !== "" && !isOwnAddress() && getAddressList() !== own,
    () => false,
  );
  /** False in the built page, which has no visitor's list. */
  const isKnown = own !== undefined && asked !== undefined;
  const text = (isSent ? asked : own) ?? "";

  useEffect(() => {
    if (isKnown && !isSent && (asked !== own || !isOwnAddress())) setAddressList(own, true);
  }, [isKnown, isSent, asked, own]);

  return {
    ...{ isKnown, isSent, text },
    entries: isSent ? parseList(text, ports) : parseList(stored ?? "", ports, trip),
    change: (entries: readonly ListEntry[]) => {
      if (isSent) setAddressList(formatList(entries), false);
      else saveList(toStoredList(entries));
    },
    /** Adds a list that was sent to the visitor's own. */
    keep: () => {
      const sent = parseList(text, ports);
      const others = parseList(loadList(), ports).filter(
        ({ key }) => !sent.some((entry) => entry.key === key),
      );
      saveList(toStoredList([...others, ...sent]));
      setAddressList(formatList([...others, ...sent]), true);
    },
  };
}
