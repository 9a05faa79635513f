import { randomUUID } from "node:crypto";

import { addDays, getAgencyDay } from "../domain/booking/calendar-day";
import { bookingMakeSchema, type BookingMake } from "../domain/contracts/bookings";
import type { QuoteTrip } from "../domain/contracts/quotes";
import type { NewEnquiry } from "../server/enquiries/store-enquiry";
import type { Departure } from "../server/departures/departure-repository";
import type { Enquiry } from "../server/enquiries/enquiry";
import { makeBooking } from "../server/bookings/service";
import type { NewQuote } from "../server/quotes/quote";
import { createLink } from "../server/platform/secrets";
import { createEnquiry } from "./create-enquiry";
import { createQuote } from "./create-quote";
import type { SiteClient } from "./set-up-test-site";

/** Returns the day a number of days from today, in Santo Domingo. */
export const inDays = (days: number) => addDays(getAgencyDay(Date.now()), days);

/** Changes of the quote, and of its trip. */
type OfferedChange = Partial<QuoteTrip> & Partial<Omit<NewQuote, "trips" | "lines">>;

/** A quote whose page a guest can open. */
export interface OfferedQuote {
  enquiry: Enquiry;
  quote: NewQuote;
  /** The page's address on the site. */
  path: string;
}

/** Stores an enquiry and gets it back. */
export async function storeEnquiry(site: SiteClient, change: Partial<NewEnquiry> = {}): Promise<Enquiry> {
  const { enquiries } = await site.store();
  const accepted = await enquiries.accept(createEnquiry(change), Date.now());
  const enquiry = "reference" in accepted ? await enquiries.getByReference(accepted.reference) : undefined;
  if (enquiry === undefined) throw new Error(accepted.outcome);
  return enquiry;
}

/** Sends a quote for an enquiry. */
export async function offerTo(site: SiteClient, { id }: Enquiry, quote: NewQuote): Promise<OfferedQuote> {
  const now = Date.now();
  const { quotes, enquiries } = await site.store();
  const { reference = "", version = 0 } = (await enquiries.get(id)) ?? {};
  const by = { id: null, name: "Marta" };
  const sent = await quotes.send({ reference, version, quote, by, idempotencyKey: quote.id }, now);
  if (sent.outcome !== "changed") throw new Error(sent.outcome);
  const link = new URL(createLink({ ...site.env, now }, { purpose: "quote", id: quote.id }));
  return { enquiry: sent.enquiry, quote, path: link.pathname + link.search };
}

/** Stores an enquiry and sends a quote for it, by default for one person to Coral Key in 20 days. */
export async function offerQuote(
  site: SiteClient,
  change: OfferedChange = {},
  guest: Partial<NewEnquiry> = {},
): Promise<OfferedQuote> {
  const { locale = "en", ...rest } = change;
  const { offer, title, port, date, adults, children, smallChildren, pickup, lines, ...more } = rest;
  const said = { offer, title, port, date, adults, children, smallChildren, pickup, lines };
  const trip = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const enquiry = await storeEnquiry(site, { locale, mails: [], ...guest });
  const quote = createQuote({
    ...{ locale, validUntil: inDays(7) },
    ...more,
    trip: { date: inDays(20), adults: 1, children: 0, ...trip },
  });
  return offerTo(site, enquiry, quote);
}

/** Accepts a quote on its page, as the guest does. */
export function acceptOn(site: SiteClient, { path }: OfferedQuote): Promise<Response> {
  return site.postForm(path, { answer: "accept" });
}

/** Sends a quote and has the guest accept it. */
export async function bookOn(
  site: SiteClient,
  change: OfferedChange = {},
  guest: Partial<NewEnquiry> = {},
): Promise<OfferedQuote> {
  const offered = await offerQuote(site, change, guest);
  const { status } = await acceptOn(site, offered);
  if (status !== 303) throw new Error(`The quote was not accepted: ${status}.`);
  return offered;
}

/** Books by hand for a guest who has telephoned, one adult; returns their enquiry. */
export async function noteBooking(
  site: SiteClient,
  { offer, day }: Departure,
  guest: Partial<BookingMake["guest"]> = {},
): Promise<Enquiry> {
  const store = await site.store();
  const asked = bookingMakeSchema.parse({
    guest: { name: "Rosa", phone: "+1 809 555 0123", lang: "es", ...guest },
    trips: [{ offer, date: day, adults: 1, amountCents: 7500 }],
    key: randomUUID(),
  });
  const { reference } = await makeBooking(store, asked, { by: { id: null, name: "Marta" }, now: Date.now() });
  const enquiry = await store.enquiries.getByReference(reference);
  if (enquiry === undefined) throw new Error(reference);
  return enquiry;
}
