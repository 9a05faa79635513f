import type { Answer } from "../http/exchange";
import { HttpError } from "../http/http-error";
import type { Staff } from "../staff/require-staff";
import type { EnquiryChanged } from "../store/change-enquiry";
import type { Store } from "../store/store";
import { findEnquiry } from "./find-enquiry";
import { loadEnquiryReply } from "./load-enquiry-reply";

/**
 * Answers a change with the enquiry as it is now; a repeated one as the first time. Throws 404, and 409: `conflict` when it was made on
 * an older version, or is not possible as things stand; `booked` when its booking has to be cancelled first.
 */
export async function answerChanged(
  store: Store,
  changed: EnquiryChanged,
  { reference, reader }: { reference: string; reader: Staff },
): Promise<Answer> {
  if (changed.outcome === "unknown") throw new HttpError("not-found");
  if (changed.outcome === "conflict" || changed.outcome === "refused") throw new HttpError("conflict");
  if (changed.outcome === "booked") throw new HttpError("booked");
  const enquiry = changed.outcome === "changed" ? changed.enquiry : await findEnquiry(store, reference);
  return { status: 200, json: await loadEnquiryReply(store, enquiry, reader) };
}
