import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findEnquiry } from "./find-enquiry";
import { loadEnquiryReply } from "./load-enquiry-reply";

/** Answers all that is known of one enquiry. */
export async function showEnquiry(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const store = await getStore();
  const enquiry = await findEnquiry(store, exchange.query("reference"));
  const reply = await loadEnquiryReply(store, enquiry, staff);
  return answerOnce(exchange, createETag(reply), () => reply);
}
