import { quoteCancelSchema } from "../../contracts/enquiry-changes";
import { answerChanged } from "../enquiries/answer-changed";
import type { Answer, Exchange } from "../http/exchange";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";

/** Cancels what a guest has booked by a quote, with a mail to the guest: its places are free again. The same key again is the same. */
export async function cancelQuote(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { key, ...asked } = readRequest(exchange, quoteCancelSchema);
  const store = await getStore();
  const cancelled = await store.quotes.cancel({ ...asked, by: staff, idempotencyKey: key }, Date.now());
  const { reference } = asked;
  const answer = await answerChanged(store, cancelled, { reference, reader: staff });
  if (cancelled.outcome === "changed") await logStaffAction(staff, "booking-cancelled", reference);
  await deliverAfterPost();
  return answer;
}
