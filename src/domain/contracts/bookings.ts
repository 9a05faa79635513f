import { z } from "zod";

import { PAYMENT_METHODS } from "../config/booking";
import {
  code,
  day,
  email,
  id,
  idempotencyKey,
  integer,
  lang,
  month,
  optionalLine,
  optionalPhone,
  optionalText,
  reference,
  requiredLine,
  time,
  version,
  offerKey,
  requiredText,
} from "./fields";
import { QUOTE_LIMITS, TEXT_LIMITS } from "../config/forms";
import { cents, depositSchema, someTrips, tripFields } from "./quotes";

const payment = z.strictObject({
  /** Negative: paid back. */
  cents: integer(-QUOTE_LIMITS.cents, QUOTE_LIMITS.cents).refine(
    (amount) => amount !== 0,
    code("invalid-number"),
  ),
  day: day(),
  method: z.enum(PAYMENT_METHODS),
});

const bookingTrip = z.strictObject({ ...tripFields, date: day(), amountCents: cents() });
export type BookingTripSend = z.output<typeof bookingTrip>;

/** A guest who telephones or stands at the desk; an address is not needed. */
export const handGuestSchema = z.strictObject({
  name: requiredLine(TEXT_LIMITS.name),
  lastname: optionalLine(TEXT_LIMITS.lastname),
  email: z.union([z.literal(""), email()]).default(""),
  phone: optionalPhone(),
  lang: lang(),
  source: optionalLine(TEXT_LIMITS.source),
});

const booked = {
  trips: someTrips(bookingTrip),
  notes: optionalText(TEXT_LIMITS.message),
  deposit: depositSchema.optional(),
  payment: payment.optional(),
  /** Mail the guest what was booked, where there is an address. */
  isTold: z.boolean().default(true),
  evenIfFull: z.boolean().default(false),
  key: idempotencyKey(),
};

/**
 * Books by hand for a guest who has written nothing; answered with the `EnquiryReply` of the enquiry that is made for them. 409 `day-full`
 * or `day-closed` unless `evenIfFull`. The same key again is the same booking.
 */
export const bookingMakeSchema = z.strictObject({ guest: handGuestSchema, ...booked });
export type BookingMake = z.output<typeof bookingMakeSchema>;

/** Books by hand for the guest of an enquiry, besides what is booked; answered with an `EnquiryReply`. */
export const bookingAddSchema = z.strictObject({ reference: reference(), version: version(), ...booked });
export type BookingAdd = z.output<typeof bookingAddSchema>;

export const bookingChangeSchema = z.strictObject({
  reference: reference(),
  version: version(),
  notes: optionalText(TEXT_LIMITS.message),
  pickups: z
    .array(z.strictObject({ id: id(100), place: optionalLine(TEXT_LIMITS.place), time: time().optional() }))
    .max(50)
    .default([]),
});

export type BookingChange = z.output<typeof bookingChangeSchema>;

/**
 * Cancels trips, whose places are free again; `text` says why, and is mailed where `isTold`. `feeCents` is what the guest owes all the same,
 * at most the amount of these trips. Answered with an `EnquiryReply`.
 */
export const tripCancelSchema = z
  .strictObject({
    reference: reference(),
    version: version(),
    tripIds: z.array(id(100)).min(1, code("required")).max(50),
    by: z.enum(["guest", "agency", "weather"]),
    text: optionalText(TEXT_LIMITS.message),
    feeCents: cents().default(0),
    isTold: z.boolean().default(true),
    key: idempotencyKey(),
  })
  .refine(({ text, isTold }) => !isTold || text.trim() !== "", { path: ["text"], error: "required" });
export type TripCancel = z.output<typeof tripCancelSchema>;

export const paymentSchema = z.strictObject({
  reference: reference(),
  ...payment.shape,
  key: idempotencyKey(),
});
export type PaymentNote = z.output<typeof paymentSchema>;

export const noShowSchema = z.strictObject({
  reference: reference(),
  version: version(),
  tripId: id(100),
  isNoShow: z.boolean(),
});
export type NoShow = z.output<typeof noShowSchema>;

/** `month` without one is the present one in Santo Domingo. For owners. */
export const accountsSchema = z.strictObject({ month: month().optional() });

/** Closes a month that is over: what changes later counts in the first open one. For owners; answered with an `AccountsReply`. */
export const monthCloseSchema = z.strictObject({ month: month() });

/** The days from one on, today without one; of one offer those without guests too. */
export const departureListSchema = z.strictObject({ offer: offerKey().optional(), from: day().optional() });

const departure = () => ({ offer: offerKey(), day: day() });
export const departureSchema = z.strictObject(departure());

export const departureChangeSchema = z.strictObject({ ...departure(), isOpen: z.boolean() });

/** Cancels the day for all who have booked it. Cancelled once more it stays as it is. */
export const departureCancelSchema = z.strictObject({
  ...departure(),
  reason: requiredText(TEXT_LIMITS.message),
});

/** Of one offer, or of all. */
export const calendarAddSchema = z.strictObject({
  name: requiredLine(TEXT_LIMITS.name),
  locale: lang(),
  offer: offerKey().optional(),
});

export const calendarEndSchema = z.strictObject({ id: id(100) });
