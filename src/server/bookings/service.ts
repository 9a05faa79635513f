import { randomUUID } from "node:crypto";

import { getAgencyDay } from "../../booking/calendar-day";
import type { Locale } from "../../config/locales";
import type { CancelledBy, PaymentMethod } from "../../config/bookings";
import type { BookingAdd, BookingMake, BookingTripSend, TripCancel } from "../../contracts/bookings";
import type { FieldErrors } from "../../contracts/error-codes";
import type { Trip } from "../../contracts/quotes";
import { listSeatRequests, loadRefusal } from "../departures/places";
import { mailGuest, type Enquiry, type NewEvent } from "../enquiries/enquiry";
import type { EnquiryChanged } from "../enquiries/change-enquiry";
import { acceptByHand } from "../enquiries/hand-enquiry";
import { HttpError } from "../platform/http/http-error";
import { getOfferTitle, loadOffer } from "../platform/published";
import type { Store } from "../store";
import { addPayment } from "./accounts-repository";
import type { NewTrip } from "./booking";
import { bookTrips, cancelTrips, changeDetails, isBooked, setNoShow } from "./booking-repository";
import { getCommission } from "./commission";

type By = NonNullable<NewEvent["by"]>;

/** Throws 422 for an offer that there is not, and for a day that is over. */
function assertBookable(trips: readonly BookingTripSend[], now: number): void {
  const today = getAgencyDay(now);
  const fields: FieldErrors = {};
  for (const [index, { offer, title, date }] of trips.entries()) {
    if (offer === undefined && title === "") fields[`trips.${index}.title`] = "required";
    if (offer !== undefined && loadOffer(offer) === undefined) fields[`trips.${index}.offer`] = "invalid";
    if (date < today) fields[`trips.${index}.date`] = "too-soon";
  }
  if (Object.keys(fields).length > 0) throw new HttpError("invalid", { fields });
}

function toNewTrip(trip: BookingTripSend, locale: Locale): NewTrip {
  const { offer = null, port = null, adults = null, children = null, smallChildren = null } = trip;
  return {
    ...{ id: randomUUID(), quoteId: null, offer, port, date: trip.date, adults, children, smallChildren },
    title: offer === null ? trip.title : getOfferTitle(offer, locale),
    pickup: { place: trip.pickup?.place ?? "", time: trip.pickup?.time ?? "" },
    amountCents: trip.amountCents,
  };
}

interface HandBooking {
  trips: readonly NewTrip[];
  notes: string;
  deposit?: { cents: number; due?: string | undefined } | undefined;
  payment?: { cents: number; day: string; method: PaymentMethod } | undefined;
  isTold: boolean;
  evenIfFull: boolean;
  key: string;
}

class DayRefusedError extends Error {
  constructor(readonly why: "full" | "closed") {
    super(why);
  }
}

/** Books by hand in one transaction: places, money, event and mail. Throws 409 for a full or closed day, unless staff know. */
async function book(
  store: Store,
  { id, payload }: Pick<Enquiry, "id" | "payload">,
  { trips, notes, deposit, payment, isTold, evenIfFull, key }: HandBooking,
  { version, by, now }: { version?: number; by?: By; now: number },
): Promise<EnquiryChanged> {
  const who = by?.name ?? null;
  try {
    return await store.enquiries.change(
      {
        which: { id },
        version,
        first: async (transaction) => {
          const seats = listSeatRequests(trips);
          const refusal = await store.bookings.refuseSeats(transaction, seats, { evenIfFull, now });
          if (refusal !== undefined) throw new DayRefusedError(refusal.why);
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
          const booking = { trips, notes, commission: getCommission(payload.source) };
          const owed = deposit && { cents: deposit.cents, due: deposit.due ?? null };
          await bookTrips(transaction, id, { ...booking, deposit: owed ?? null }, { now, who });
          if (payment !== undefined) await addPayment(transaction, id, payment, { now, who });
          return true;
        },
      },
      now,
    );
  } catch (error) {
    if (error instanceof DayRefusedError) throw new HttpError(`day-${error.why}`);
    throw error;
  }
}

/** Books by hand for the guest of an enquiry. */
export function addBooking(
  store: Store,
  enquiry: Enquiry,
  { trips, version, reference: _reference, ...rest }: BookingAdd,
  { by, now }: { by: By; now: number },
): Promise<EnquiryChanged> {
  assertBookable(trips, now);
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
  { by, now }: { by: By; now: number },
): Promise<{ reference: string; isNew: boolean }> {
  assertBookable(trips, now);
  const booking = { ...rest, trips: trips.map((trip) => toNewTrip(trip, guest.lang)) };
  if (!rest.evenIfFull) {
    const refusal = await loadRefusal(store, { trips: booking.trips, exceptTrips: [] }, now);
    if (refusal !== undefined) throw new HttpError(`day-${refusal.why}`);
  }
  const { reference } = await acceptByHand(store, { guest, message: "", key: rest.key }, now);
  const enquiry = await store.enquiries.getByReference(reference);
  if (enquiry === undefined) throw new HttpError("not-found");
  const booked = await book(store, enquiry, booking, { by, now });
  return { reference, isNew: booked.outcome === "changed" };
}

export function toAskedTrips(
  { payload, locale }: Pick<Enquiry, "payload" | "locale">,
  now: number,
): NewTrip[] {
  const today = getAgencyDay(now);
  const asked = [payload, ...(payload.offers ?? [])].filter(
    ({ service, date }) => service !== undefined && date !== undefined,
  );
  return asked.flatMap(({ service, collection, port, date, adults, children, smallChildren, told }) => {
    if (service === undefined || date === undefined || date < today) return [];
    const trip: Trip = {
      ...{ offer: service, port: port ?? null, date },
      ...{ adults: adults ?? null, children: children ?? null, smallChildren: smallChildren ?? null },
    };
    return [
      {
        ...{ ...trip, id: randomUUID(), quoteId: null, title: getOfferTitle(service, locale, collection) },
        pickup: { place: payload.pickup?.place ?? "", time: "" },
        amountCents: told?.price?.kind === "price" ? Math.round(told.price.total * 100) : 0,
      },
    ];
  });
}

/** Books what was asked for, for staff who say that it is booked; the guest knows. */
export function bookAsked(store: Store, enquiry: Enquiry, key: string, now: number): Promise<EnquiryChanged> {
  const trips = toAskedTrips(enquiry, now);
  const booking = { trips, notes: "", isTold: false, evenIfFull: true, key };
  return book(store, enquiry, booking, { now });
}

interface Change {
  reference: string;
  version?: number;
  by: By;
  now: number;
}

/** Cancels trips: their places are free again. Where nothing is left of the booking, the enquiry waits for the guest. */
export function cancelByStaff(
  store: Store,
  {
    tripIds,
    by: cancelledBy,
    text,
    isTold,
    key,
  }: Pick<TripCancel, "tripIds" | "text" | "isTold" | "key"> & { by: CancelledBy },
  { reference, version, by, now }: Change,
): Promise<EnquiryChanged> {
  return store.enquiries.change(
    {
      which: { reference },
      ...(version !== undefined && { version }),
      change: ({ payload }) => ({
        events: [
          {
            kind: "trip-cancelled",
            data: { tripIds: [...tripIds], by: cancelledBy, text },
            by,
            idempotencyKey: key,
          },
        ],
        mails: isTold ? mailGuest({ payload }, "visitor-cancelled") : [],
      }),
      also: async (transaction, { id, status }) => {
        const cancelled = await cancelTrips(transaction, id, tripIds, { by: cancelledBy, who: by.name, now });
        if (cancelled.length !== new Set(tripIds).size) return false;
        if (status === "booked" && !(await isBooked(transaction, id)))
          await transaction
            .updateTable("enquiries")
            .set({ status: "answered", closedAt: now, dueAt: null })
            .where("id", "=", id)
            .execute();
        return true;
      },
    },
    now,
  );
}

/** Notes a payment; a version is not asked for: two people may note two payments. */
export function notePayment(
  store: Store,
  payment: { cents: number; day: string; method: PaymentMethod; key: string },
  { reference, by, now }: Change,
): Promise<EnquiryChanged> {
  const { key, ...paid } = payment;
  return store.enquiries.change(
    {
      which: { reference },
      change: { events: [{ kind: "paid", data: paid, by, idempotencyKey: key }] },
      also: async (transaction, { id }) => {
        const booking = await transaction
          .selectFrom("bookings")
          .select("id")
          .where("id", "=", id)
          .executeTakeFirst();
        if (booking === undefined) return false;
        await addPayment(transaction, id, paid, { now, who: by.name });
        return true;
      },
    },
    now,
  );
}

/** Changes the notes for the crew and the pick-ups. */
export function changeBooking(
  store: Store,
  change: { notes: string; pickups: readonly { id: string; place: string; time?: string | undefined }[] },
  { reference, version, by, now }: Change,
): Promise<EnquiryChanged> {
  const pickups = change.pickups.map(({ id, place, time = "" }) => ({ id, place, time }));
  return store.enquiries.change(
    {
      which: { reference },
      ...(version !== undefined && { version }),
      change: { events: [{ kind: "booking-changed", data: {}, by }] },
      also: (transaction, { id }) => changeDetails(transaction, id, { notes: change.notes, pickups }),
    },
    now,
  );
}

/** Notes that a party did not turn up on its day, or that it did. */
export function markNoShow(
  store: Store,
  { tripId, isNoShow }: { tripId: string; isNoShow: boolean },
  { reference, version, by, now }: Change,
): Promise<EnquiryChanged> {
  return store.enquiries.change(
    {
      which: { reference },
      ...(version !== undefined && { version }),
      change: { events: [{ kind: "no-show", data: { tripId, isNoShow }, by }] },
      also: (transaction, { id }) => setNoShow(transaction, { enquiryId: id, tripId, isNoShow }, now),
    },
    now,
  );
}
