import { randomUUID } from "node:crypto";

import { quoteSendSchema, type QuoteSend } from "../../contracts/enquiry-changes";
import { loadDayRefusal } from "../departures/quote-day";
import { answerChanged } from "../enquiries/answer-changed";
import { findEnquiry } from "../enquiries/find-enquiry";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { getOfferTitle, isOffSale } from "../offers/load-offer";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import type { Enquiry } from "../store/enquiry";
import type { Store } from "../store/store";
import type { NewQuote } from "../store/quote-store";
import { checkQuote } from "./check-quote";

/** Makes what is sent and kept: the title as it is today, in the guest's language. */
function toNewQuote(send: QuoteSend, { locale }: Pick<Enquiry, "locale">): NewQuote {
  const { offer = null, port = null, date = null } = send;
  const { adults = null, children = null, smallChildren = null, lines, validUntil, payUrl, text } = send;
  return {
    ...{ id: randomUUID(), locale, offer, port, date, adults, children, smallChildren },
    ...{ lines, validUntil, payUrl, text, currency: "USD" },
    title: offer === null ? "" : getOfferTitle(offer, locale),
    ...(isOffSale(offer) && { isOffSale: true }),
  };
}

/** Throws 409 for an offer that is off sale, and for a day that is full or closed: the guest could not accept. */
async function assertCanGo(store: Store, quote: Parameters<typeof loadDayRefusal>[1], now: number) {
  if (isOffSale(quote.offer)) throw new HttpError("offer-off-sale");
  const refusal = await loadDayRefusal(store, quote, now);
  if (refusal !== undefined) throw new HttpError(`day-${refusal.why}`);
}

/** Sends a quote to a guest, in the place of the one before. The same key again is the same quote. */
export async function sendQuote(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const send = readRequest(exchange, quoteSendSchema);
  const { reference, version, key } = send;
  const now = Date.now();
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const fields = checkQuote(send, now);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid", { fields });
  const quote = toNewQuote(send, enquiry);
  // What was sent before is answered as the first time, or is a conflict.
  if (!send.evenIfFull && version === enquiry.version)
    await assertCanGo(store, { ...quote, enquiryId: enquiry.id }, now);
  const sent = await store.quotes.send({ reference, version, quote, by: staff, idempotencyKey: key }, now);
  const answer = await answerChanged(store, sent, { reference, reader: staff });
  if (sent.outcome === "changed") await logStaffAction(staff, "quote-sent", reference);
  await deliverAfterPost();
  return answer;
}
