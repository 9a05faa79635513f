import { graphql } from "gatsby";
import { use, useCallback, useEffect, useState, useSyncExternalStore } from "react";

import { loadTrip, subscribeToTrip } from "../browser/stored-text";
import { FrameContext } from "../ui/frame-context";
import { useLocale } from "../ui/locale-context";
import type * as TripFacts from "./trip-facts";

/** Returns the trip of this visit as a query; "" before anything was said, and in the built page. */
export function useTrip(): string {
  return useSyncExternalStore(subscribeToTrip, loadTrip, () => "");
}

/** Returns what calculates and describes the trip, loaded once a trip is known, or `isWanted`. */
function useTripTools(isWanted: boolean): typeof TripFacts | undefined {
  const [tools, setTools] = useState<typeof TripFacts>();
  useEffect(() => {
    // Offline without it, cards stay as they are without a trip.
    if (isWanted)
      import("./trip-facts").then(
        (module) => setTools(module),
        () => undefined,
      );
  }, [isWanted]);
  return tools;
}

/** Returns a function that says how an offer fits the trip; `undefined` without a trip, and in the editor's preview. */
export function useTripFacts() {
  const { locale, t } = useLocale();
  const settings = use(FrameContext);
  const trip = useTrip();
  const tools = useTripTools(trip !== "" && settings !== undefined);
  const [now] = useState(Date.now);
  const getFacts = useCallback(
    (offer: TripFacts.TripOffer) =>
      settings && tools?.getTripFacts(offer, trip, { ...settings, locale, t, now }),
    [settings, tools, trip, locale, t, now],
  );
  return trip !== "" && settings && tools ? getFacts : undefined;
}

/** Returns the trip in words; "" without one. */
export function useTripSummary(): string {
  const { locale, t } = useLocale();
  const settings = use(FrameContext);
  const trip = useTrip();
  const tools = useTripTools(trip !== "");
  return tools && settings && trip !== "" ? tools.describeTrip(trip, { ...settings, locale, t }) : "";
}

export const tripOfferFragment = graphql`
  fragment TripOffer on Offer {
    sale
    ports
    days
    season {
      from
      until
    }
    closed_days
    pickup {
      port
      time
      back
    }
    duration_hours
    minimum_age
    child_from
    child_until
    not_for
    not_for_note
    minimum_party {
      port
      persons
    }
    price_basis
    car_seats
    prices {
      port
      adult
      child
    }
    boat {
      capacity
    }
    daily_capacity
    asks_flight
  }
`;
