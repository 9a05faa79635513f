import { addDays } from "../../domain/booking/calendar-day";
import { getTakenPlaces } from "../../domain/booking/day-places";
import { getNextDays } from "../../domain/booking/running-days";
import { DEFAULT_LOCALE, LOCALE_CODES } from "../../domain/config/locales";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import { groupBy } from "../../domain/lib/lookup";
import type { SignedInStaff } from "../accounts/session";
import { getDueByTrip } from "../bookings/booking";
import { writeCancelledMail } from "../bookings/mails";
import { getSigner } from "../enquiries/mails";
import { getFullName, getPhoneNumber } from "../mail/facts";
import { renderMail } from "../mail/mail-body";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { loadOffer, getSite } from "../platform/published";
import type { Store } from "../store";
import {
  toDepartureId,
  type BookedParty,
  type DayCancelling,
  type Departure,
  type StoredDeparture,
} from "./departure-repository";
import { isClosedByContent, loadDays, UNKNOWN_OFFER } from "./departure-seats";
import { getFreeDays, getOpenRange, toDepartureRow } from "./places";

const DAYS = 28;

/** Lists the days on which an offer runs, and those that the editor has closed. */
function listOfferDays(key: string, from: string, to: string, now: number): Departure[] {
  const offer = loadOffer(key);
  if (offer === undefined) return [];
  const rules = getSite(DEFAULT_LOCALE).booking;
  const running = getNextDays({ offer, port: undefined, rules, now }, DAYS, from);
  const days = new Set([...running, ...(offer.closed_days ?? [])]);
  return [...days].filter((day) => day >= from && day <= to).map((day) => ({ offer: key, day }));
}

/** Loads the departures of four weeks: those with guests or closed ones; of one offer all on which it runs. */
export async function loadDepartureList(
  { departures }: Store,
  { offer, from }: { offer?: string | undefined; from: string },
  now: number,
) {
  const to = addDays(from, DAYS - 1);
  const stored = await departures.list({ offer, from, to });
  const byId = new Map(stored.map((departure) => [toDepartureId(departure), departure]));
  const notable = stored.filter(({ status, parties }) => status !== "open" || parties.length > 0);
  const running = offer === undefined ? [] : listOfferDays(offer, from, to, now);
  const all = new Map([...notable, ...running].map((one) => [toDepartureId(one), one]));
  const rows = [...all]
    .map(([id, departure]) => toDepartureRow(departure, loadOffer(departure.offer), byId.get(id)))
    .sort((a, b) => a.day.localeCompare(b.day) || a.offer.localeCompare(b.offer));
  return { rows, from, to };
}

/** Finds a departure; throws 404 for an offer that never was. `offer` is missing where it is gone and guests have booked it. */
export async function findDeparture(store: Store, { offer: key, day }: Departure) {
  const [stored] = await store.departures.list({ offer: key, from: day, to: day });
  const offer = loadOffer(key);
  if (offer === undefined && stored === undefined) throw new HttpError("not-found");
  return { offer, stored };
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

/** A departure that guests have booked, or whose day was cancelled. */
export interface BookedDeparture {
  stored: StoredDeparture;
  offer: OfferFacts | undefined;
  /** Bookings that hold a place. */
  parties: readonly BookedParty[];
}

/** Loads the departures of a range that the crew has to know of, by day. */
export async function loadBookedDepartures(
  { departures }: Store,
  range: { offer?: string | undefined; from: string; to: string },
): Promise<BookedDeparture[]> {
  const [stored, parties] = await Promise.all([departures.list(range), departures.listParties(range)]);
  const confirmed = parties.filter(({ trip }) => trip.status === "confirmed");
  const byId = groupBy(confirmed, ({ trip: { offer, date } }) =>
    toDepartureId({ offer: offer ?? "", day: date ?? "" }),
  );
  return stored
    .filter((one) => one.parties.length > 0 || one.status === "cancelled")
    .sort((a, b) => a.day.localeCompare(b.day) || a.offer.localeCompare(b.offer))
    .map((one) => ({
      stored: one,
      offer: loadOffer(one.offer),
      parties: byId.get(toDepartureId(one)) ?? [],
    }));
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
    dueCents: getDueByTrip(booking).get(id) ?? 0,
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
  const all = await store.departures.listParties({ offer: key, from: day, to: day }, "cancelled-days");
  const list = (isCancelled: boolean) =>
    all
      .filter(({ trip }) => (trip.status === "cancelled") === isCancelled)
      .map((party) => toParty(party, offer))
      .sort(byPickup);
  const { reason = "", who = null, changedAt = 0, status } = stored ?? {};
  return {
    ...toDepartureRow(departure, offer, stored),
    guests: list(false),
    /** Bookings of a cancelled day: not all have an address, and mails are read late. */
    cancelledGuests: status === "cancelled" ? list(true) : [],
    isClosedByContent: isClosedByContent(offer, day),
    reason,
    who,
    changedAt: who === null ? null : changedAt,
  };
}

/** Loads what tells the days on which the guest of a trip could go instead; throws 404. */
export async function loadFreeDays(
  store: Store,
  departure: Departure,
  now: number,
): Promise<DayCancelling["getFreeDays"]> {
  await findDeparture(store, departure);
  const { offer: key, day } = departure;
  const { offer, get } = await loadDays(store.departures.list, { offer: key, ...getOpenRange(now) });
  return ({ port, persons }) => {
    const places = getTakenPlaces(offer ?? UNKNOWN_OFFER, persons);
    return getFreeDays(offer, { day, port, places }, get, now);
  };
}

/** Writes the mail that cancelling a day would send: of each language the one to the first guest. */
export async function writeCancellationPreview(
  store: Store,
  { offer, day }: Departure,
  text: string,
  staff: SignedInStaff,
) {
  const getFreeDays = await loadFreeDays(store, { offer, day }, Date.now());
  const all = await store.departures.listParties({ offer, from: day, to: day });
  const parties = all.filter(
    ({ trip, enquiry }) => trip.status === "confirmed" && enquiry.payload.email !== "",
  );
  const who = await getSigner(store, { personId: staff.id, who: staff.name });
  const { siteUrl } = getEnv();
  const mails = LOCALE_CODES.flatMap((locale) => {
    const theirs = parties.filter(({ enquiry }) => enquiry.locale === locale);
    const [first] = theirs;
    if (first === undefined) return [];
    const { enquiry, trip } = first;
    const cancellation = { text, day: { day, freeDays: getFreeDays(trip) } };
    const written = writeCancelledMail(enquiry, [trip], cancellation, { siteUrl }, who);
    const { subject, html } = renderMail(written, "visitor-cancelled", { siteUrl });
    return [{ locale, guests: theirs.length, subject, html }];
  });
  return { guests: parties.length, mails };
}
