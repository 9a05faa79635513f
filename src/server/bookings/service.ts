import { randomUUID } from "node:crypto";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import type { Locale } from "../../domain/config/locales";
import type {
  BookingAdd,
  BookingChange,
  BookingMake,
  BookingTripSend,
  NoShow,
  PaymentNote,
  TripCancel,
} from "../../domain/contracts/bookings";
import type { FieldErrors } from "../../domain/contracts/error-codes";
import { refuseSeats } from "../departures/departure-seats";
import { loadRefusal } from "../departures/places";
import type { ChangeRequest, EnquiryChanged } from "../enquiries/change-enquiry";
import { mailGuest, type By, type Enquiry, type NewEvent } from "../enquiries/enquiry";
import { findEnquiry, type Staffed } from "../enquiries/enquiry-reply";
import { acceptByHand } from "../enquiries/service";
import { HttpError } from "../platform/http/request";
import { getOfferTitle, loadOffer } from "../platform/published";
import type { Store } from "../store";
import { getCommission } from "./accounts";
import { addPayment } from "./accounts-repository";
import { toTypedTrip, type NewTrip } from "./booking";
import { bookTrips, cancelTrips, changeDetails, leaveBooked, setNoShow } from "./booking-repository";

/** A payment is noted when it has been made; throws 422 for a later day. */
function assertPaid(day: string | undefined, field: string, now: number): void {
  if (day !== undefined && day > getAgencyDay(now))
    throw new HttpError("invalid", { fields: { [field]: "too-far" } });
}

/** Throws 422 for an offer that there is not, a day that is over, also of the deposit, one above the total, and a payment that is still to be made. */
function assertBookable(
  { trips, deposit, payment }: Pick<BookingAdd, "trips" | "deposit" | "payment">,
  now: number,
): void {
  assertPaid(payment?.day, "payment.day", now);
  const today = getAgencyDay(now);
  const fields: FieldErrors = {};
  if (deposit?.due !== undefined && deposit.due < today) fields["deposit.due"] = "too-soon";
  for (const [index, { offer, date }] of trips.entries()) {
    if (offer !== undefined && loadOffer(offer) === undefined) fields[`trips.${index}.offer`] = "invalid";
    if (date < today) fields[`trips.${index}.date`] = "too-soon";
  }
  const total = trips.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (deposit && deposit.cents > total) fields["deposit.cents"] = "too-many";
  if (Object.keys(fields).length > 0) throw new HttpError("invalid", { fields });
}

function toNewTrip(trip: BookingTripSend, locale: Locale): NewTrip {
  const { date, amountCents } = trip;
  return { ...toTypedTrip(trip, locale), id: randomUUID(), quoteId: null, date, amountCents };
}

interface HandBooking extends Omit<BookingAdd, "reference" | "version" | "trips"> {
  trips: readonly NewTrip[];
}

/** Books by hand in one transaction: places, money, event and mail. Throws 409 for a full or closed day, unless staff know. */
async function book(
  store: Store,
  { id, payload }: Pick<Enquiry, "id" | "payload">,
  { trips, notes, deposit, payment, isTold, evenIfFull, key }: HandBooking,
  { version, by, now }: { version?: number; by?: By; now: number },
): Promise<EnquiryChanged> {
  const who = by?.name ?? null;
  return store.enquiries.change(
    {
      which: { id },
      version,
      first: async (transaction) => {
        const why = await refuseSeats(transaction, trips, { evenIfFull, now });
        if (why !== undefined) throw new HttpError(`day-${why}`);
      },
      change: {
        fields: { status: "booked", answeredAt: now, isHeld: false },
        events: [
          {
            ...{ kind: "booked", data: { tripIds: trips.map((trip) => trip.id) }, idempotencyKey: key },
            ...(by && { by }),
          },
        ],
        mails: isTold ? mailGuest({ payload }, "visitor-booked") : [],
      },
      also: async (transaction) => {
        const commission = getCommission(payload.source);
        const owed = deposit && { cents: deposit.cents, due: deposit.due ?? null };
        await bookTrips(transaction, id, { trips, notes, commission, deposit: owed ?? null }, { now, who });
        if (payment !== undefined) await addPayment(transaction, id, payment, { now, who });
      },
    },
    now,
  );
}

export async function addBooking(
  store: Store,
  { reference, trips, version, ...rest }: BookingAdd,
  { by, now }: Staffed,
): Promise<EnquiryChanged> {
  const enquiry = await findEnquiry(store, reference);
  assertBookable({ trips, ...rest }, now);
  const booking = { ...rest, trips: trips.map((trip) => toNewTrip(trip, enquiry.locale)) };
  return book(store, enquiry, booking, { version, by, now });
}

/**
 * Books by hand for a guest who has written nothing, for whom an enquiry is made; returns its reference. Both steps have the same key: what
 * was interrupted between them is finished by the same call again.
 */
export async function makeBooking(
  store: Store,
  { guest, trips, ...rest }: BookingMake,
  { by, now }: Staffed,
): Promise<{ reference: string; isNew: boolean }> {
  assertBookable({ trips, ...rest }, now);
  const booking = { ...rest, trips: trips.map((trip) => toNewTrip(trip, guest.lang)) };
  if (!rest.evenIfFull) {
    const refusal = await loadRefusal(store, { trips: booking.trips, exceptTrips: [] }, now);
    if (refusal !== undefined) throw new HttpError(`day-${refusal.why}`);
  }
  const { reference } = await acceptByHand(store, { guest, message: "", key: rest.key }, now);
  const booked = await book(store, await findEnquiry(store, reference), booking, { by, now });
  return { reference, isNew: booked.outcome === "changed" };
}

/** Lists the trips that a guest has asked for with offer and day, as they could be booked. */
export function toAskedTrips(
  { payload, locale }: Pick<Enquiry, "payload" | "locale">,
  now: number,
): NewTrip[] {
  const today = getAgencyDay(now);
  return [payload, ...(payload.offers ?? [])].flatMap(({ service, collection, date, told, ...asked }) => {
    if (service === undefined || date === undefined || date < today) return [];
    const { port = null, adults = null, children = null, smallChildren = null } = asked;
    return [
      {
        ...{ id: randomUUID(), quoteId: null, title: getOfferTitle(service, locale, collection) },
        ...{ offer: service, port, date, adults, children, smallChildren },
        pickup: { place: payload.pickup?.place ?? "", time: "" },
        amountCents: told?.price?.kind === "price" ? Math.round(told.price.total * 100) : 0,
      },
    ];
  });
}

/** Books what was asked for, for staff who say that it is booked; the guest knows. */
export function bookAsked(store: Store, enquiry: Enquiry, key: string, now: number): Promise<EnquiryChanged> {
  const trips = toAskedTrips(enquiry, now);
  return book(store, enquiry, { trips, notes: "", isTold: false, evenIfFull: true, key }, { now });
}

/** On any version, where none is named. */
type AnyVersion<Asked> = Omit<Asked, "version"> & { version?: number };

/** Changes a booking with an event that tells of it; on false of `also` nothing is done. */
function change(
  store: Store,
  { reference, version }: { reference: string; version?: number | undefined },
  event: NewEvent,
  also: NonNullable<ChangeRequest["also"]>,
  { by, now, isTold = false }: Staffed & { isTold?: boolean },
): Promise<EnquiryChanged> {
  const events = [{ ...event, by }];
  return store.enquiries.change(
    {
      ...{ which: { reference }, version, also },
      change: (enquiry) => ({ events, mails: isTold ? mailGuest(enquiry, "visitor-cancelled") : [] }),
    },
    now,
  );
}

/**
 * Cancels trips: their places are free again. Where nothing is left of the booking, the enquiry waits for the guest. Throws 422 for a fee
 * that is higher than the amount of the trips.
 */
export function cancelByStaff(
  store: Store,
  { tripIds, by: cancelledBy, text, feeCents, isTold, key: idempotencyKey, ...which }: AnyVersion<TripCancel>,
  { by, now }: Staffed,
): Promise<EnquiryChanged> {
  const data = { tripIds: [...tripIds], by: cancelledBy, text, feeCents };
  const cancel: ChangeRequest["also"] = async (transaction, { id }) => {
    const fees = await cancelTrips(transaction, id, tripIds, {
      ...{ by: cancelledBy, who: by.name, now, feeCents },
    });
    if (fees.size !== new Set(tripIds).size) return false;
    if ([...fees.values()].reduce((sum, fee) => sum + fee, 0) < feeCents)
      throw new HttpError("invalid", { fields: { feeCents: "too-many" } });
    await leaveBooked(transaction, id, { status: "answered", closedAt: now, dueAt: null });
    return true;
  };
  return change(store, which, { kind: "trip-cancelled", data, idempotencyKey }, cancel, { by, now, isTold });
}

/** Notes a payment; a version is not asked for: two people may note two payments. */
export function notePayment(
  store: Store,
  { reference, key: idempotencyKey, ...data }: PaymentNote,
  staffed: Staffed,
): Promise<EnquiryChanged> {
  assertPaid(data.day, "day", staffed.now);
  const pay: ChangeRequest["also"] = async (transaction, { id }) => {
    const booking = transaction.selectFrom("bookings").select("id").where("id", "=", id);
    if ((await booking.executeTakeFirst()) === undefined) return false;
    await addPayment(transaction, id, data, { now: staffed.now, who: staffed.by.name });
    return true;
  };
  return change(store, { reference }, { kind: "paid", data, idempotencyKey }, pay, staffed);
}

export function changeBooking(store: Store, details: BookingChange, staffed: Staffed) {
  const write: ChangeRequest["also"] = (transaction, { id }) => changeDetails(transaction, id, details);
  return change(store, details, { kind: "booking-changed", data: {} }, write, staffed);
}

export function markNoShow(
  store: Store,
  { tripId, isNoShow, ...which }: AnyVersion<NoShow>,
  staffed: Staffed,
) {
  const mark: ChangeRequest["also"] = (transaction, { id: enquiryId }) =>
    setNoShow(transaction, { enquiryId, tripId, isNoShow }, staffed.now);
  return change(store, which, { kind: "no-show", data: { tripId, isNoShow } }, mark, staffed);
}
