import { useEffect, useState } from "react";

import type { BookingPort, BookingSettings } from "../../domain/booking/bookable-offer";
import { adoptTrip, mergeTrip, pickTrip } from "../../domain/booking/trip";
import { getAgencyDay } from "../../domain/booking/calendar-day";
import { loadTrip } from "../browser/stored-text";
import { useTrip } from "../trip/trip-context";
import { useBrowserValue } from "../ui/use-browser-value";
import { useLocale } from "../ui/locale-context";
import type { AskedChoice, ContactOffer, AskedList } from "./ask";

const getOpenedTrip = (search: string) =>
  adoptTrip(loadTrip(), new URLSearchParams(search), getAgencyDay(Date.now()));

/** In an address from which the visitor has removed what was chosen. */
const REMOVED = "&choice=none";

/** Adds to an address what the visit's trip says and the address leaves open; a trip that `isNewer` says more than the address. */
function withTrip(search: string, trip: string, isNewer: boolean): string {
  if (search.includes(REMOVED)) return "";
  const [below, above] = isNewer ? [search, trip] : [trip, search];
  return mergeTrip(pickTrip(new URLSearchParams(below)).toString(), new URLSearchParams(above)).toString();
}

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
  const trip = useTrip();
  // The bar takes over what the address says and the trip leaves open; another trip was said on this page.
  const [opened, setOpened] = useState(() => ({ search, trip: getOpenedTrip(search) }));
  if (search !== opened.search) setOpened({ search, trip: getOpenedTrip(search) });
  // An address does not change under a page without a new render.
  const key = new URLSearchParams(useBrowserValue(() => search, "")).get("service");
  const service = offers.find((offer) => offer.key === key);
  const hasList = new URLSearchParams(search).has("list");

  useEffect(() => {
    let isLeft = false;
    async function load() {
      const context = { ports, pricesOn, rules: booking, locale, t, now: Date.now() };
      if (service) {
        const { askChoice } = await import("./ask");
        if (!isLeft)
          setChoice(
            askChoice(
              service,
              search === removed ? "" : withTrip(search, trip, trip !== opened.trip),
              context,
            ),
          );
      }
      if (hasList) {
        const { askList } = await import("./ask");
        if (!isLeft) setList(askList(offers, search, context));
      }
    }
    // Without the words the form still says what it is about, and its message can say the rest.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [offers, service, search, removed, hasList, pricesOn, booking, ports, locale, t, trip, opened]);

  function removeChoice() {
    setRemoved(search);
    // A reload is not to bring it back.
    const url = `${window.location.pathname}?service=${key ?? ""}${REMOVED}`;
    window.history.replaceState(window.history.state, "", url);
  }

  // The page stays when "Contact" in the menu takes the offer or the list out of its address.
  return { service, choice: service && choice, list: hasList ? list : undefined, removeChoice };
}
