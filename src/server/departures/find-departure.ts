import type { OfferFacts } from "../../contracts/offer-facts";
import { HttpError } from "../http/http-error";
import { loadOffer } from "../offers/load-offer";
import type { Departure } from "../store/departure-seats";
import type { StoredDeparture } from "../store/departure-store";
import type { Store } from "../store/store";

/** A departure that staff ask for. `offer` is missing where the offer is gone and guests have booked it. */
export interface FoundDeparture {
  departure: Departure;
  offer: OfferFacts | undefined;
  stored: StoredDeparture | undefined;
}

/** Finds a departure; throws 404 for an offer that never was. */
export async function findDeparture(store: Store, { offer: key, day }: Departure): Promise<FoundDeparture> {
  const [stored] = await store.departures.list({ offer: key, from: day, to: day });
  const offer = loadOffer(key);
  if (offer === undefined && stored === undefined) throw new HttpError("not-found");
  return { departure: { offer: key, day }, offer, stored };
}
