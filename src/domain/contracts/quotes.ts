import { z } from "zod";

import { DEFAULT_LOCALE } from "../config/locales";
import { PORTS, type Port } from "../config/offer";
import {
  code,
  day,
  id,
  idempotencyKey,
  integer,
  lang,
  offerKey,
  optionalLine,
  optionalText,
  persons,
  reference,
  requiredLine,
  time,
  version,
} from "./fields";
import { QUOTE_LIMITS, TEXT_LIMITS } from "../config/forms";

/** One line of a quote: `count` times `unitCents`. A discount has a negative price. */
const quoteLineSchema = z.strictObject({
  label: requiredLine(QUOTE_LIMITS.label),
  count: integer(1, QUOTE_LIMITS.count),
  unitCents: integer(-QUOTE_LIMITS.cents, QUOTE_LIMITS.cents),
});
export type QuoteLine = z.output<typeof quoteLineSchema>;

/** An amount of money that guests pay: whole US cents, never negative. */
export const cents = () => integer(0, QUOTE_LIMITS.cents);

export const tripFields = {
  offer: offerKey().optional(),
  title: optionalLine(QUOTE_LIMITS.label),
  port: z.enum(PORTS).optional(),
  adults: persons(0).optional(),
  children: persons(0).optional(),
  smallChildren: persons(0).optional(),
  /** Where and when the party is collected; `time` without one: as the offer has it. */
  pickup: z.strictObject({ place: optionalLine(TEXT_LIMITS.place), time: time().optional() }).optional(),
};

/** A deposit, and until the end of which day it is to be paid. */
export const depositSchema = z.strictObject({ cents: integer(1, QUOTE_LIMITS.cents), due: day().optional() });

const lines = () => z.array(quoteLineSchema).max(30);

/** A trip of a quote; without a day the guest chooses one before accepting. */
const quoteTripSchema = z.strictObject({
  ...{ ...tripFields, date: day().optional() },
  lines: lines().min(1, code("required")),
});

const MAX_TRIPS = 10;

type SomeTrip = z.output<z.ZodObject<typeof tripFields>>;

/** Each is of an offer, with somebody who goes, or says what it is. */
export function someTrips<Schema extends z.ZodType<SomeTrip>>(schema: Schema) {
  const trip = schema
    .refine(({ offer, title }) => offer !== undefined || title !== "", {
      ...{ ...code("required"), path: ["title"] },
    })
    .refine(
      ({ offer, adults = 0, children = 0, smallChildren = 0 }) =>
        offer === undefined || adults + children + smallChildren > 0,
      { ...code("too-few"), path: ["adults"] },
    );
  return z.array(trip).min(1, code("required")).max(MAX_TRIPS);
}

/** Lines of one trip by the price rules of its offer; answered with `QuoteDraftReply`. */
export const quoteDraftSchema = z
  .strictObject({
    /** Whose language the lines are in; without an enquiry it is `lang`. */
    reference: reference().optional(),
    lang: lang().default(DEFAULT_LOCALE),
    offer: offerKey(),
    port: z.enum(PORTS).optional(),
    date: day().optional(),
    adults: persons(0),
    children: persons(0),
    smallChildren: persons(0),
  })
  .refine(({ adults, children, smallChildren }) => adults + children + smallChildren > 0, {
    ...{ ...code("too-few"), path: ["adults"] },
  });

/**
 * Sends a quote in the place of the one that waits for an answer; answered with an `EnquiryReply`. `lines` belong to no trip. What is booked
 * stays booked, but for the trips that `replaces` names, which end when it is accepted. 409 `conflict` for an older version; `day-full`,
 * `day-closed` or `offer-off-sale`, unless `evenIfFull` says that staff know. The same key again is the same quote.
 */
export const quoteSendSchema = z.strictObject({
  reference: reference(),
  version: version(),
  trips: someTrips(quoteTripSchema),
  lines: lines().default([]),
  deposit: depositSchema.optional(),
  replaces: z.array(id(100)).max(50).default([]),
  /** Valid until the end of this day in Santo Domingo. */
  validUntil: day(),
  /** A page to pay, pasted by staff: `https:` alone. */
  payUrl: optionalLine(QUOTE_LIMITS.payUrl).refine((url) => url === "" || isHttps(url)),
  text: optionalText(TEXT_LIMITS.message),
  evenIfFull: z.boolean().default(false),
  key: idempotencyKey(),
});
export type QuoteSend = z.output<typeof quoteSendSchema>;

/** Renders the mail of a quote that is not sent yet: `{subject, html}`. */
export const quotePreviewSchema = quoteSendSchema.omit({ key: true, evenIfFull: true });
export type QuotePreview = z.output<typeof quotePreviewSchema>;

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === "https:";
}

/**
 * `sent` is the only one that can be accepted; `replaced`: a newer one was sent; `cancelled`: it was accepted, and none of its trips is
 * booked any more. Whether its day has passed is `isOver`.
 */
export type QuoteStatus = "sent" | "replaced" | "accepted" | "declined" | "cancelled";

export interface Pickup {
  place: string;
  /** `HH:MM`; "": as the offer has it. */
  time: string;
}

/** A trip as it was asked for or quoted; `null` is what nobody has said. */
export interface Trip {
  offer: string | null;
  port: Port | null;
  date: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
}

export interface QuoteTrip extends Trip {
  /** In the guest's language, as it was when the quote was sent. */
  title: string;
  pickup: Pickup;
  lines: QuoteLine[];
}

/** Included services, cancelling, babies, pregnancy. In the guest's language. */
export interface QuoteTerm {
  /** The title of the trip, where a quote has several. */
  trip?: string;
  label: string;
  text: string;
}

export interface Deposit {
  cents: number;
  due: string | null;
}
