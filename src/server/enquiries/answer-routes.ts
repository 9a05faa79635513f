import {
  enquiryAnswerSchema,
  enquiryPreviewSchema,
  type PreviewReply,
  enquiryDraftSchema,
  type DraftReply,
} from "../../contracts/enquiry-changes";
import { logStaffAction, readRequest, requireStaff } from "../accounts/session";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { renderMail } from "../mail/render-mail";
import { getEnv } from "../platform/env";
import type { Answer, Exchange } from "../platform/http/exchange";
import { getStore } from "../store";
import { deleteAnswerDraft } from "./answer-drafts";
import { mailGuest } from "./enquiry";
import { answerChanged, findEnquiry, loadWriting } from "./enquiry-reply";
import { writeAnswerMail, getSigner } from "./mails";

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
              mails: channel === "mail" ? mailGuest({ payload }, "visitor-answer") : [],
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

/** Answers the mail as the guest would get it. */
export async function previewAnswer(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, text } = readRequest(exchange, enquiryPreviewSchema);
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const { siteUrl } = getEnv();
  const who = await getSigner(store, { personId: staff.id, who: staff.name });
  const written = writeAnswerMail(enquiry, { text, who }, { siteUrl });
  const { subject, html } = renderMail(written, "visitor-answer", { siteUrl });
  const reply: PreviewReply = { subject, html };
  return { status: 200, json: reply };
}

/** Keeps what a member of staff has written so far, and tells who else is writing. */
export async function draftAnswer(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, text } = readRequest(exchange, enquiryDraftSchema);
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const draft = { enquiryId: enquiry.id, personId: staff.id, text };
  await store.answerDrafts.save(draft, Date.now());
  const reply: DraftReply = {
    writing: await loadWriting(store, enquiry, staff),
    version: enquiry.version,
  };
  return { status: 200, json: reply };
}
