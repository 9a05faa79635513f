import { getAgencyDay } from "../../booking/calendar-day";
import { getQuoteState, getQuoteTotal } from "../../booking/quote";
import type { NewTrip } from "../bookings/booking";
import { getCommission } from "../bookings/commission";
import { loadDayChoices, listSeatRequests } from "../departures/places";
import { getDueTime } from "../enquiries/due-time";
import { mailGuest, type Enquiry } from "../enquiries/enquiry";
import type { NewMail } from "../mail/outbox-row";
import { getEnv } from "../platform/env";
import { log } from "../platform/log";
import { isOffSale } from "../platform/published";
import { getStore } from "../store";
import type { Quote } from "./quote";
import type { NotHeld } from "./quote-repository";
import { getReplyMails } from "./reply-recipients";

export interface QuoteAnswer {
  status: "accepted" | "declined";
  /** Why, when it is declined. */
  text: string;
  /** The days that were chosen for trips without one, by their place among the trips. */
  days: ReadonlyMap<number, string>;
}

/**
 * `repeated`: the guest has said so before. `refused`: it is over, replaced, or answered otherwise. `full`, `closed`: a day cannot take
 * the party, `off-sale`: an offer is paused or hidden since; staff were told. `no-day`: a trip has none, or one that cannot be chosen.
 */
export type Settled = "settled" | "repeated" | "refused" | "no-day" | NotHeld;

async function getMails(enquiry: Enquiry, { status }: QuoteAnswer): Promise<NewMail[]> {
  const toStaff = await getReplyMails(enquiry, await getStore(), getEnv().agencyEmails);
  return status === "declined" ? toStaff : [...toStaff, ...mailGuest(enquiry, "visitor-accepted")];
}

/** Gives each trip its day; `undefined` where one has none that can be chosen. */
async function chooseDays({ trips }: Quote, days: QuoteAnswer["days"], now: number) {
  const store = await getStore();
  const chosen: (Quote["trips"][number] & { date: string })[] = [];
  for (const [index, trip] of trips.entries()) {
    const date = trip.date ?? days.get(index);
    if (date === undefined || date < getAgencyDay(now)) return undefined;
    if (trip.date === null && trip.offer !== null) {
      const choices = await loadDayChoices(store, trip, now);
      if (!choices.includes(date)) return undefined;
    }
    chosen.push({ ...trip, date });
  }
  return chosen;
}

/** The trips that an acceptance books. Lines of no trip belong to the first. */
function toNewTrips(quote: Quote, trips: readonly Quote["trips"][number][], { payload }: Enquiry): NewTrip[] {
  return trips.map(({ lines, pickup, ...trip }, index) => ({
    ...trip,
    // The same acceptance again books the same trips.
    ...{ id: `${quote.id}-${index + 1}`, quoteId: quote.id },
    pickup: { place: pickup.place || (payload.pickup?.place ?? ""), time: pickup.time },
    amountCents: getQuoteTotal([...lines, ...(index === 0 ? quote.lines : [])]),
  }));
}

/** Accepts or declines a quote for the guest: once, and only as long as it can be. */
export async function settleQuote(
  { quote, enquiry }: { quote: Quote; enquiry: Enquiry },
  answer: QuoteAnswer,
  now: number,
): Promise<Settled> {
  const { status, text } = answer;
  if (quote.status === status) return "repeated";
  if (getQuoteState(quote, now) !== "open") return "refused";
  const store = await getStore();
  const mails = await getMails(enquiry, answer);
  const trips = status === "accepted" ? await chooseDays(quote, answer.days, now) : [];
  if (trips === undefined) return "no-day";
  const settling = {
    ...{ quote, status, text, mails, dueAt: getDueTime(now), seats: listSeatRequests(trips) },
    booking: {
      trips: toNewTrips(quote, trips, enquiry),
      deposit: quote.deposit,
      commission: getCommission(enquiry.payload.source),
    },
    replaces: quote.replaces.map(({ id }) => id),
    isOffSale: quote.isOffSale !== true && trips.some(({ offer }) => isOffSale(offer)),
  };
  const { outcome } = await store.quotes.settle(settling, now);
  const { reference } = enquiry;
  if (outcome === "changed") {
    log.info("quote-settled", { reference, status });
    return "settled";
  }
  if (outcome === "full" || outcome === "closed" || outcome === "off-sale") {
    log.info("quote-not-held", { reference, why: outcome });
    return outcome;
  }
  return (await store.quotes.get(quote.id))?.status === status ? "repeated" : "refused";
}
