import { addDays, getAgencyDay } from "../booking/calendar-day";
import type { NewEnquiry } from "../server/enquiries/store-enquiry";
import type { Departure } from "../server/departures/departure-seats";
import type { Enquiry } from "../server/enquiries/enquiry";
import type { NewQuote } from "../server/quotes/quote-repository";
import { createLink } from "../server/platform/links";
import { createEnquiry } from "./create-enquiry";
import { createQuote } from "./create-quote";
import type { SiteClient } from "./set-up-test-site";

/** Gets the day a number of days from today, in Santo Domingo. */
export const inDays = (days: number) => addDays(getAgencyDay(Date.now()), days);

/** A quote whose page a guest can open. */
export interface OfferedQuote {
  enquiry: Enquiry;
  quote: NewQuote;
  /** The page's address on the site. */
  path: string;
}

/** Stores an enquiry and sends a quote for it, by default for one person to Coral Key in 20 days. */
export async function offerQuote(
  site: SiteClient,
  change: Partial<NewQuote> = {},
  guest: Partial<NewEnquiry> = {},
): Promise<OfferedQuote> {
  const { enquiries, quotes } = await site.store();
  const { locale = "en" } = change;
  const now = Date.now();
  const accepted = await enquiries.accept(createEnquiry({ locale, mails: [], ...guest }), now);
  if (!("reference" in accepted)) throw new Error(accepted.outcome);
  const { reference } = accepted;
  const quote = createQuote({
    ...{ locale, date: inDays(20), validUntil: inDays(7), adults: 1, children: 0 },
    ...change,
  });
  const by = { id: null, name: "Marta" };
  const sent = await quotes.send({ reference, version: 1, quote, by, idempotencyKey: quote.id }, now);
  if (sent.outcome !== "changed") throw new Error(sent.outcome);
  const link = new URL(createLink({ ...site.env, now }, { purpose: "quote", id: quote.id }));
  return { enquiry: sent.enquiry, quote, path: link.pathname + link.search };
}

/** Accepts a quote on its page, as the guest does. */
export function acceptOn(site: SiteClient, { path }: OfferedQuote): Promise<Response> {
  return site.postForm(path, { answer: "accept" });
}

/** Sends a quote and has the guest accept it. */
export async function bookOn(
  site: SiteClient,
  change: Partial<NewQuote> = {},
  guest: Partial<NewEnquiry> = {},
): Promise<OfferedQuote> {
  const offered = await offerQuote(site, change, guest);
  const { status } = await acceptOn(site, offered);
  if (status !== 303) throw new Error(`The quote was not accepted: ${status}.`);
  return offered;
}

/** Stores an enquiry about a departure and marks it as booked, as staff do after a telephone call. */
export async function noteBooking(site: SiteClient, { offer, day }: Departure): Promise<Enquiry> {
  const { enquiries } = await site.store();
  const enquiry = createEnquiry({ mails: [] });
  const payload = { ...enquiry.payload, service: offer, collection: "excursions", date: day } as const;
  const accepted = await enquiries.accept({ ...enquiry, payload }, Date.now());
  if (!("reference" in accepted)) throw new Error(accepted.outcome);
  const which = { reference: accepted.reference };
  const noted = await enquiries.change({ which, change: { fields: { status: "booked" } } }, Date.now());
  if (noted.outcome !== "changed") throw new Error(noted.outcome);
  return noted.enquiry;
}
