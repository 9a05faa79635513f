import { enquiryAnswerSchema } from "../../contracts/enquiry-changes";
import type { Answer, Exchange } from "../http/exchange";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { deleteAnswerDraft } from "../store/answer-draft-store";
import { getStore } from "../store/get-store";
import { answerChanged } from "./answer-changed";

/**
 * Answers a guest: the text as an event, and its mail in the outbox, in one transaction. What was written on WhatsApp is only noted. The
 * same key again is the same answer. Of two people who answer the same version one is refused, and keeps the draft.
 */
export async function sendAnswer(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, version, text, channel, key } = readRequest(exchange, enquiryAnswerSchema);
  const store = await getStore();
  const now = Date.now();
  const changed = await store.enquiries.change(
    {
      which: { reference },
      version,
      change: ({ spamReason, status, payload }) =>
        // What is perhaps spam is released first.
        spamReason !== null
          ? undefined
          : {
              fields: { status: status === "booked" ? "booked" : "answered", answeredAt: now },
              events: [{ kind: "answered", data: { channel, text }, by: staff, idempotencyKey: key }],
              mails: channel === "mail" ? [{ mail: "visitor-answer", recipient: payload.email }] : [],
            },
      also: async (transaction, { id }) => {
        await deleteAnswerDraft(transaction, id, staff.id);
        return true;
      },
    },
    now,
  );
  const answer = await answerChanged(store, changed, { reference, reader: staff });
  if (changed.outcome === "changed") await logStaffAction(staff, "enquiry-answered", reference);
  await deliverAfterPost();
  return answer;
}
