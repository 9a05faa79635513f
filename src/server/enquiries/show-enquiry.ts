import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findEnquiry } from "./find-enquiry";
import { loadEnquiryReply, loadWriting } from "./load-enquiry-reply";
import { loadTimeline, readTimelinePlace } from "./timeline";

/** What changes without the enquiry, like the title of an offer or the name of a colleague, is seen after so long. */
const STALE_MS = 5 * 60_000;

/** Answers all that is known of one enquiry, with the newest lines of its timeline. Pages ask again every few seconds: while nothing has changed, it is not read. */
export async function showEnquiry(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const store = await getStore();
  const enquiry = await findEnquiry(store, exchange.query("reference"));
  const [mails, writing] = await Promise.all([
    store.timeline.getMailState(enquiry.id),
    loadWriting(store, enquiry, staff),
  ]);
  const { version, touchedAt } = enquiry;
  const period = Math.floor(Date.now() / STALE_MS);
  const tag = createETag(enquiry.id, staff.id, staff.locale, version, touchedAt, mails, writing, period);
  return answerOnce(exchange, tag, () => loadEnquiryReply(store, enquiry, staff));
}

/** Answers the lines of a timeline that stand before a place. */
export async function showEarlier(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const store = await getStore();
  const { id } = await findEnquiry(store, exchange.query("reference"));
  const before = readTimelinePlace(exchange.query("before") ?? "");
  return { status: 200, json: await loadTimeline(store, id, { before }) };
}
