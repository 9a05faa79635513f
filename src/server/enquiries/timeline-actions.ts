import { timelineActionSchema } from "../../contracts/enquiry-changes";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { toReopened } from "../reminders/due-time";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { answerChanged } from "./answer-changed";
import { findEnquiry } from "./find-enquiry";
import { loadEnquiryReply } from "./load-enquiry-reply";

/** Takes in a mail from another address as the guest's: the enquiry waits for us again. */
export async function acceptReply(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, id } = readRequest(exchange, timelineActionSchema);
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const event = await store.events.get(id);
  if (event?.enquiryId !== enquiry.id || event.data["isUnverified"] !== true)
    throw new HttpError("not-found");
  const now = Date.now();
  const data = { replyId: id, sender: String(event.data["from"]) };
  const changed = await store.enquiries.change(
    {
      which: { reference },
      change: (current) => ({
        fields: toReopened(current, now),
        events: [{ kind: "reply-accepted", data, by: staff, idempotencyKey: id }],
      }),
    },
    now,
  );
  const answer = await answerChanged(store, changed, { reference, reader: staff });
  if (changed.outcome === "changed") await logStaffAction(staff, "enquiry-changed", reference);
  return answer;
}

/** Sends the mails of a line of the timeline again that did not arrive. */
export async function retryMails(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, id } = readRequest(exchange, timelineActionSchema);
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const retried = await store.outbox.retryLine(enquiry.id, id, Date.now());
  if (retried > 0) {
    await logStaffAction(staff, "enquiry-changed", reference);
    await deliverAfterPost();
  }
  return { status: 200, json: await loadEnquiryReply(store, enquiry, staff) };
}
