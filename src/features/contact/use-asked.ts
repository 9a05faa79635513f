import { useEffect, useState } from "react";

import type { BookingPort, BookingSettings } from "../../booking/bookable-offer";
import { mergeTrip } from "../../booking/trip";
import { loadTrip } from "../../browser-state/stored-text";
import { useBrowserValue } from "../../components/ui/use-browser-value";
import { useLocale } from "../../i18n/locale-context";
import type { AskedChoice, ContactOffer } from "./ask-choice";
import type { AskedList } from "./ask-list";

/** Adds to an address what the visit's trip says and the address leaves open. */
const withTrip = (search: string) => mergeTrip(loadTrip(), new URLSearchParams(search)).toString();

/**
 * Returns the offer that the page's address names (`?service=saona-island`), once the page runs in the browser, and what the
 * address says was chosen of it, or the list in it; the words for these are loaded when there is one.
 */
export function useAsked(
  offers: readonly ContactOffer[],
  search: string,
  { pricesOn, booking }: BookingSettings,
  ports: readonly BookingPort[],
) {
  const { locale, t } = useLocale();
  const [choice, setChoice] = useState<AskedChoice>();
  const [list, setList] = useState<AskedList>();
  const [removed, setRemoved] = useState<string>();
  // An address does not change under a page without a new render.
  const key = new URLSearchParams(useBrowserValue(() => search, "")).get("service");
  const service = offers.find((offer) => offer.key === key);
  const hasList = new URLSearchParams(search).has("list");

  useEffect(() => {
    let isLeft = false;
    async function load() {
      const context = { ports, pricesOn, rules: booking, locale, t, now: Date.now() };
      if (service) {
        const { askChoice } = await import("./ask-choice");
        if (!isLeft) setChoice(askChoice(service, search === removed ? "" : withTrip(search), context));
      }
      if (hasList) {
        const { askList } = await import("./ask-list");
        if (!isLeft) setList(askList(offers, search, context));
      }
    }
    // Without the words the form still says what it is about, and its message can say the rest.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [offers, service, search, removed, hasList, pricesOn, booking, ports, locale, t]);

  function removeChoice() {
    setRemoved(search);
    // A reload is not to bring it back.
    const url = `${window.location.pathname}?service=${key ?? ""}`;
    window.history.replaceState(window.history.state, "", url);
  }

  // The page stays when "Contact" in the menu takes the offer or the list out of its address.
  return { service, choice: service && choice, list: hasList ? list : undefined, removeChoice };
}
