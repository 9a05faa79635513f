import { getQuoteState } from "../../booking/quote";
import { getEnv } from "../platform/env";
import { getSeatRequest } from "../departures/places";
import { log } from "../platform/log";
import type { Enquiry } from "../enquiries/enquiry";
import { getStore } from "../store";
import { isOffSale } from "../platform/offers";
import type { NewMail } from "../mail/outbox-row";
import type { Quote } from "./quote";
import type { NotHeld } from "./quote-repository";
import { getDueTime } from "../enquiries/due-time";
import { getReplyMails } from "./reply-recipients";

/** What a guest answers to a quote; `text` says why, when it is declined. */
export interface QuoteAnswer {
  status: "accepted" | "declined";
  text: string;
}

/**
 * `repeated`: the guest has said so before. `refused`: it is over, replaced, or answered otherwise. `full`, `closed`: the day cannot take
 * the party, `off-sale`: the offer is paused or hidden since; staff were told.
 */
export type Settled = "settled" | "repeated" | "refused" | NotHeld;

async function getMails(enquiry: Enquiry, { status }: QuoteAnswer): Promise<NewMail[]> {
  const toStaff = await getReplyMails(enquiry, await getStore(), getEnv().agencyEmails);
  if (status === "declined") return toStaff;
  return [...toStaff, { mail: "visitor-accepted", recipient: enquiry.payload.email }];
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
  const { quotes } = await getStore();
  const mails = await getMails(enquiry, answer);
  const seats = getSeatRequest(quote);
  const isWithdrawn = quote.isOffSale !== true && isOffSale(quote.offer);
  const settling = { quote, status, text, mails, dueAt: getDueTime(now), seats, isOffSale: isWithdrawn };
  const { outcome } = await quotes.settle(settling, now);
  const { reference } = enquiry;
  if (outcome === "changed") {
    log.info("quote-settled", { reference, status });
    return "settled";
  }
  if (outcome === "full" || outcome === "closed" || outcome === "off-sale") {
    log.info("quote-not-held", { reference, why: outcome });
    return outcome;
  }
  return (await quotes.get(quote.id))?.status === status ? "repeated" : "refused";
}
