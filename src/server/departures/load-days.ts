import type { DayPlaces } from "../../booking/day-places";
import type { StoredDeparture } from "../store/departure-store";
import type { Store } from "../store/store";
import { getDayPlaces, type OfferDays } from "./day-places";

/** What is asked for: an offer, and the days from one to another. */
export interface AskedDays {
  key: string;
  offer: OfferDays | undefined;
  from: string;
  to: string;
  /** What this enquiry has accepted is left out: it would be replaced. */
  exceptEnquiryId?: string | undefined;
}

/** How the days of an offer stand. */
export interface LoadedDays {
  get(day: string): DayPlaces;
  /** Of which something is stored. */
  stored: ReadonlyMap<string, StoredDeparture>;
}

/** Loads how days of an offer stand. */
export async function loadDays(
  { departures }: Pick<Store, "departures">,
  { key, offer, from, to, exceptEnquiryId }: AskedDays,
): Promise<LoadedDays> {
  const rows = await departures.list({ offer: key, from, to, exceptEnquiryId });
  const stored = new Map(rows.map((row) => [row.day, row]));
  return { stored, get: (day) => getDayPlaces(offer, day, stored.get(day)) };
}
