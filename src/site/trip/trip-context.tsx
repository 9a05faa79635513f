import { graphql } from "gatsby";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { loadTrip, subscribeToTrip } from "../browser/stored-text";
import { useFrame, useLocale } from "../ui/locale-context";
import type * as TripFacts from "./trip-facts";

/** Returns the trip of this visit as a query; "" before anything was said, and in the built page. */
export function useTrip(): string {
  return useSyncExternalStore(subscribeToTrip, loadTrip, () => "");
}

/** Returns what calculates and describes the trip, loaded once there is one. */
function useTripTools(trip: string): typeof TripFacts | undefined {
  const [tools, setTools] = useState<typeof TripFacts>();
  useEffect(() => {
    // Offline without it, cards stay as they are without a trip.
    if (trip !== "")
      import("./trip-facts").then(
        (module) => setTools(module),
        () => undefined,
      );
  }, [trip]);
  return trip === "" ? undefined : tools;
}

/** Returns a function that says how an offer fits the trip; `undefined` without a trip. */
export function useTripFacts() {
  const { locale, t } = useLocale();
  const settings = useFrame();
  const trip = useTrip();
  const tools = useTripTools(trip);
  const [now] = useState(Date.now);
  return useMemo(
    () =>
      tools &&
      ((offer: TripFacts.TripOffer) => tools.getTripFacts(offer, trip, { ...settings, locale, t, now })),
    [settings, tools, trip, locale, t, now],
  );
}

/** Returns the trip in words; "" without one. */
export function useTripSummary(): string {
  const { locale, t } = useLocale();
  const settings = useFrame();
  const trip = useTrip();
  return useTripTools(trip)?.describeTrip(trip, { ...settings, locale, t }) ?? "";
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
