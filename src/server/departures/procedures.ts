import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { getNextDays } from "../../booking/running-days";
import { DEFAULT_LOCALE } from "../../config/locales";
import { departureListSchema, departureSchema, departureChangeSchema } from "../../contracts/departures";
import type { OfferFacts } from "../../contracts/offer-facts";
import { logStaffAction } from "../accounts/session";
import { getTotals } from "../bookings/booking";
import { getFullName, getPhoneNumber } from "../mail/facts";
import { HttpError } from "../platform/http/http-error";
import { loadOffer, getSite } from "../platform/published";
import { staffProcedure } from "../platform/rpc";
import { toIso } from "../platform/time";
import type { Store } from "../store";
import type { StoredDeparture, BookedParty } from "./departure-repository";
import { toDepartureId, type Departure } from "./departure-seats";
import { toDepartureRow, isClosedByContent } from "./places";

/** How many days a page of the list has. */
const DAYS = 28;

function getOfferDays(key: string, from: string, to: string, now: number): Departure[] {
  const offer = loadOffer(key);
  if (offer === undefined) return [];
  const rules = getSite(DEFAULT_LOCALE).booking;
  const running = getNextDays({ offer, port: undefined, rules, now }, DAYS, from);
  const days = new Set([...running, ...(offer.closed_days ?? [])]);
  return [...days].filter((day) => day >= from && day <= to).map((day) => ({ offer: key, day }));
}

/** Answers the departures of four weeks: those with guests or closed ones; of one offer all on which it runs. */
export const listDepartures = staffProcedure
  .input(departureListSchema)
  .query(async ({ ctx: { store }, input }) => {
    const now = Date.now();
    const today = getAgencyDay(now);
    const { offer, from = today } = input;
    const to = addDays(from, DAYS - 1);
    const { departures } = store;
    const stored = await departures.list({ offer, from, to });
    const notable = stored.filter(({ status, parties }) => status !== "open" || parties.length > 0);
    const byId = new Map(stored.map((departure) => [toDepartureId(departure), departure]));
    const all = new Map<string, Departure>(notable.map((departure) => [toDepartureId(departure), departure]));
    if (offer !== undefined)
      for (const departure of getOfferDays(offer, from, to, now))
        all.set(toDepartureId(departure), departure);
    const rows = [...all]
      .map(([id, departure]) => toDepartureRow(departure, loadOffer(departure.offer), byId.get(id)))
      .sort((a, b) => a.day.localeCompare(b.day) || a.offer.localeCompare(b.offer));
    return { rows, from, to, today };
  });

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

/** Lists when an offer collects its guests at a port, `HH:MM`, the earliest first. */
export function listPickupTimes(
  offer: Pick<OfferFacts, "pickup"> | undefined,
  port: string | null,
): string[] {
  const stops = offer?.pickup.filter((stop) => stop.port === port) ?? [];
  return stops.map(({ time }) => time).sort();
}

/** When and where a party is collected: as it was agreed, else as the offer has it and the guest said. */
export function getPickup({ trip, enquiry }: BookedParty, offer: OfferFacts | undefined) {
  const { time, place } = trip.pickup;
  return {
    time: time || listPickupTimes(offer, trip.port).join(" / "),
    place: place || (enquiry.payload.pickup?.place ?? ""),
  };
}

function toParty(party: BookedParty, offer: OfferFacts | undefined) {
  const { trip, booking, enquiry } = party;
  const { id, adults, children, smallChildren, port, status } = trip;
  const { phone } = enquiry.payload;
  const { time, place } = getPickup(party, offer);
  return {
    ...{ reference: enquiry.reference, tripId: id, name: getFullName(enquiry), locale: enquiry.locale },
    ...{ phone, phoneNumber: getPhoneNumber(phone) ?? null, adults, children, smallChildren, port, place },
    pickup: time || null,
    notes: booking.notes,
    dueCents: Math.max(0, getTotals(booking).dueCents),
    isNoShow: status === "no-show",
  };
}

/** By the time of the pick-up, then the place: the way of the bus. Who has no time comes last. */
type Party = ReturnType<typeof toParty>;
const byPickup = (one: Party, other: Party) =>
  (one.pickup ?? "99:99").localeCompare(other.pickup ?? "99:99") || one.place.localeCompare(other.place);

/** Loads all that staff see of one offer on one day; throws 404. */
export async function loadDepartureReply(store: Store, departure: Departure) {
  const { offer, stored } = await findDeparture(store, departure);
  const { offer: key, day } = departure;
  const all = await store.departures.listParties({ offer: key, from: day, to: day }, true);
  const [parties, cancelled] = [false, true].map((isCancelled) =>
    all
      .filter(({ trip }) => (trip.status === "cancelled") === isCancelled)
      .map((party) => toParty(party, offer))
      .sort(byPickup),
  ) as [Party[], Party[]];
  const { reason = "", who = null, changedAt = 0, status } = stored ?? {};
  return {
    ...toDepartureRow(departure, offer, stored),
    guests: parties,
    /** Who had booked a cancelled day: not all have an address, and mails are read late. */
    cancelledGuests: status === "cancelled" ? cancelled : [],
    isClosedByContent: isClosedByContent(offer, day),
    reason,
    who,
    changedAt: who === null ? null : toIso(changedAt),
  };
}

/** Answers who goes with one offer on one day. */
export const showDeparture = staffProcedure
  .input(departureSchema)
  .query(({ ctx: { store }, input }) => loadDepartureReply(store, input));

/** Closes a day for further bookings, or opens it again. Existing bookings are kept. */
export const changeDeparture = staffProcedure
  .input(departureChangeSchema)
  .mutation(async ({ ctx: { staff, store }, input: { isOpen, ...departure } }) => {
    await findDeparture(store, departure);
    const status = isOpen ? "open" : "closed";
    const hasChanged = await store.departures.setStatus(departure, status, staff.name, Date.now());
    const subject = `${departure.offer} ${departure.day}`;
    if (hasChanged) await logStaffAction(staff, isOpen ? "day-opened" : "day-closed", subject);
    return loadDepartureReply(store, departure);
  });
