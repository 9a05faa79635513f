import { addDays, getAgencyDay } from "../../booking/calendar-day";
import { getNextDays } from "../../booking/running-days";
import { DEFAULT_LOCALE } from "../../config/locales";
import {
  departureListSchema,
  type DepartureListReply,
  type DepartureParty,
  type DepartureReply,
  departureSchema,
  departureChangeSchema,
} from "../../contracts/departures";
import type { OfferFacts } from "../../contracts/offer-facts";
import { requireStaff, logStaffAction, readRequest } from "../accounts/session";
import { getTotals } from "../bookings/booking";
import { getFullName, getPhoneNumber } from "../mail/facts";
import { answerOnce, createETag } from "../platform/http/etag";
import type { Answer, Exchange } from "../platform/http/exchange";
import { HttpError } from "../platform/http/http-error";
import { readQuery } from "../platform/http/request";
import { loadOffer } from "../platform/offers";
import { getSite } from "../platform/site-settings";
import { toIso } from "../platform/time";
import { getStore, type Store } from "../store";
import type { StoredDeparture, BookedParty } from "./departure-repository";
import { toDepartureId, type Departure } from "./departure-seats";
import { toDepartureRow, isClosedByContent } from "./places";

/** How many days a page of the list has. */
const DAYS = 28;

/** Gets the days on which an offer runs, and those on which the editor has closed it. */
function getOfferDays(key: string, from: string, to: string, now: number): Departure[] {
  const offer = loadOffer(key);
  if (offer === undefined) return [];
  const rules = getSite(DEFAULT_LOCALE).booking;
  const running = getNextDays({ offer, port: undefined, rules, now }, DAYS, from);
  const days = new Set([...running, ...(offer.closed_days ?? [])]);
  return [...days].filter((day) => day >= from && day <= to).map((day) => ({ offer: key, day }));
}

/** Answers the departures of four weeks: those with guests or closed ones; of one offer all on which it runs. */
export async function listDepartures(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const now = Date.now();
  const today = getAgencyDay(now);
  const { offer, from = today } = readQuery(exchange, departureListSchema);
  const to = addDays(from, DAYS - 1);
  const { departures } = await getStore();
  const stored = await departures.list({ offer, from, to });
  const notable = stored.filter(({ status, parties }) => status !== "open" || parties.length > 0);
  const byId = new Map(stored.map((departure) => [toDepartureId(departure), departure]));
  const all = new Map<string, Departure>(notable.map((departure) => [toDepartureId(departure), departure]));
  if (offer !== undefined)
    for (const departure of getOfferDays(offer, from, to, now)) all.set(toDepartureId(departure), departure);
  const rows = [...all]
    .map(([id, departure]) => toDepartureRow(departure, loadOffer(departure.offer), byId.get(id)))
    .sort((a, b) => a.day.localeCompare(b.day) || a.offer.localeCompare(b.offer));
  const reply: DepartureListReply = { rows, from, to, today };
  return answerOnce(exchange, createETag(reply), () => reply);
}

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

function toParty(party: BookedParty, offer: OfferFacts | undefined): DepartureParty {
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
const byPickup = (one: DepartureParty, other: DepartureParty) =>
  (one.pickup ?? "99:99").localeCompare(other.pickup ?? "99:99") || one.place.localeCompare(other.place);

/** Loads all that staff see of one offer on one day; throws 404. */
export async function loadDepartureReply(store: Store, departure: Departure): Promise<DepartureReply> {
  const { offer, stored } = await findDeparture(store, departure);
  const { offer: key, day } = departure;
  const parties = await store.departures.listParties({ offer: key, from: day, to: day });
  const { reason = "", who = null, changedAt = 0 } = stored ?? {};
  return {
    ...toDepartureRow(departure, offer, stored),
    guests: parties.map((party) => toParty(party, offer)).sort(byPickup),
    isClosedByContent: isClosedByContent(offer, day),
    reason,
    who,
    changedAt: who === null ? null : toIso(changedAt),
  };
}

/** Answers who goes with one offer on one day. */
export async function showDeparture(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const reply = await loadDepartureReply(await getStore(), readQuery(exchange, departureSchema));
  return answerOnce(exchange, createETag(reply), () => reply);
}

/** Closes a day for further bookings, or opens it again. Existing bookings are kept. */
export async function changeDeparture(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { isOpen, ...departure } = readRequest(exchange, departureChangeSchema);
  const store = await getStore();
  await findDeparture(store, departure);
  const status = isOpen ? "open" : "closed";
  const hasChanged = await store.departures.setStatus(departure, status, staff.name, Date.now());
  const subject = `${departure.offer} ${departure.day}`;
  if (hasChanged) await logStaffAction(staff, isOpen ? "day-opened" : "day-closed", subject);
  return { status: 200, json: await loadDepartureReply(store, departure) };
}
