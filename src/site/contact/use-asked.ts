import { useState } from "react";

import { adoptTrip, mergeTrip, pickTrip } from "../../domain/booking/trip";
import { getAgencyDay } from "../../domain/booking/calendar-day";
import { loadTrip } from "../browser/stored-text";
import { useTrip } from "../trip/trip-context";
import { useBrowserValue } from "../browser/create-store";
import { useFrame, useLocale } from "../ui/locale-context";
import { askChoice, askList, type ContactOffer } from "./ask";

const getOpenedTrip = (search: string) =>
  adoptTrip(loadTrip(), new URLSearchParams(search), getAgencyDay(Date.now()));

/** In an address from which the visitor has removed what was chosen. */
const REMOVED = "choice=none";

/** Adds to an address what the visit's trip says and the address leaves open; a trip that `isNewer` says more than the address. */
function withTrip(search: string, trip: string, isNewer: boolean): string {
  if (search.includes(REMOVED)) return isNewer ? pickTrip(new URLSearchParams(trip)).toString() : "";
  const [below, above] = isNewer ? [search, trip] : [trip, search];
  return mergeTrip(pickTrip(new URLSearchParams(below)).toString(), new URLSearchParams(above)).toString();
}

/**
 * Returns the offer that the page's address names (`?service=saona-island`), once the page runs in the browser, and what the address says
 * was chosen of it, or the list in it, or without both the trip of the visit.
 */
export function useAsked(offers: readonly ContactOffer[], search: string) {
  const { locale, t } = useLocale();
  const { ports, pricesOn, booking } = useFrame();
  const [removed, setRemoved] = useState<{ search: string; trip: string }>();
  const [now] = useState(Date.now);
  const trip = useTrip();
  // The bar takes over what the address says and the trip leaves open; another trip was said on this page.
  const [opened, setOpened] = useState(() => ({ search, trip: getOpenedTrip(search) }));
  if (search !== opened.search) setOpened({ search, trip: getOpenedTrip(search) });
  const isBuilt = useBrowserValue(() => false, true);
  const address = new URLSearchParams(isBuilt ? "" : search);
  const key = address.get("service");
  const service = offers.find((offer) => offer.key === key);
  const hasList = address.has("list");
  const hasRemoved = removed?.search === search;
  const isNewer = trip !== (hasRemoved ? removed.trip : opened.trip);
  const said = isBuilt ? "" : withTrip(hasRemoved ? REMOVED : search, trip, isNewer);
  const context = { ports, pricesOn, rules: booking, locale, t, now };

  function removeChoice() {
    setRemoved({ search, trip });
    // A reload is not to bring it back.
    const url = `${window.location.pathname}?${key ? `service=${key}&` : ""}${REMOVED}`;
    window.history.replaceState(window.history.state, "", url);
  }

  return {
    service,
    choice: service || (said !== "" && !hasList) ? askChoice(service, said, context) : undefined,
    list: hasList ? askList(offers, search, context) : undefined,
    removeChoice,
  };
}
