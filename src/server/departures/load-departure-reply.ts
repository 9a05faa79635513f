import type { DepartureParty, DepartureReply } from "../../contracts/departures";
import type { OfferFacts } from "../../contracts/offer-facts";
import { getFullName } from "../mail/facts";
import { toIso } from "../staff/to-iso";
import type { Departure } from "../store/departure-seats";
import type { BookedParty } from "../store/departure-store";
import type { Store } from "../store/store";
import { isClosedByContent, toDepartureRow } from "./day-places";
import { findDeparture } from "./find-departure";

/** Lists when an offer collects its guests at a port, `HH:MM`, the earliest first. */
export function listPickupTimes(
  offer: Pick<OfferFacts, "pickup"> | undefined,
  port: string | null,
): string[] {
  const stops = offer?.pickup.filter((stop) => stop.port === port) ?? [];
  return stops.map(({ time }) => time).sort();
}

function toParty({ quote, enquiry }: BookedParty, offer: OfferFacts | undefined): DepartureParty {
  const { adults, children, smallChildren, port } = quote;
  return {
    reference: enquiry.reference,
    name: getFullName(enquiry),
    ...{ adults, children, smallChildren, port },
    pickup: listPickupTimes(offer, port).join(" / ") || null,
    place: enquiry.payload.pickup?.place ?? "",
  };
}

/** Loads all that staff see of one offer on one day; throws 404. */
export async function loadDepartureReply(store: Store, departure: Departure): Promise<DepartureReply> {
  const { offer, stored } = await findDeparture(store, departure);
  const { offer: key, day } = departure;
  const [parties, byHand] = await Promise.all([
    store.departures.listParties({ offer: key, from: day, to: day }),
    store.departures.listHandBooked(departure),
  ]);
  const { reason = "", who = null, changedAt = 0 } = stored ?? {};
  return {
    ...toDepartureRow(departure, offer, stored),
    guests: parties.map((party) => toParty(party, offer)),
    byHand: byHand.map((enquiry) => ({ reference: enquiry.reference, name: getFullName(enquiry) })),
    isClosedByContent: isClosedByContent(offer, day),
    reason,
    who,
    changedAt: who === null ? null : toIso(changedAt),
  };
}
