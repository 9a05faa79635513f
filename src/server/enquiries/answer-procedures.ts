import {
  enquiryAnswerSchema,
  enquiryPreviewSchema,
  enquiryDraftSchema,
} from "../../contracts/enquiry-changes";
import { logStaffAction } from "../accounts/session";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { renderMail } from "../mail/mail-body";
import { getEnv } from "../platform/env";
import { staffProcedure } from "../platform/rpc";
import { deleteAnswerDraft } from "./answer-drafts";
import { mailGuest } from "./enquiry";
import { answerChanged, findEnquiry, loadWriting } from "./enquiry-reply";
import { writeAnswerMail, getSigner } from "./mails";

/**
 * Answers a guest: the text as an event, and its mail in the outbox, in one transaction. What was written on WhatsApp is only noted. The
 * same key again is the same answer. Of two people who answer the same version one is refused, and keeps the draft.
 */
export const sendAnswer = staffProcedure
  .input(enquiryAnswerSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, version, text, channel, key } }) => {
    const now = Date.now();
    const changed = await store.enquiries.change(
      {
        which: { reference },
        version,
        change: ({ spamReason, status, payload, personId }) =>
          // What is perhaps spam is released first.
          spamReason !== null
            ? undefined
            : {
                fields: {
                  ...{ status: status === "booked" ? "booked" : "answered", answeredAt: now },
                  // Whoever answers goes on with it.
                  personId: personId ?? staff.id,
                },
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
  });

/** Answers the mail as the guest would get it. */
export const previewAnswer = staffProcedure
  .input(enquiryPreviewSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, text } }) => {
    const enquiry = await findEnquiry(store, reference);
    const { siteUrl } = getEnv();
    const who = await getSigner(store, { personId: staff.id, who: staff.name });
    const written = writeAnswerMail(enquiry, { text, who }, { siteUrl });
    const { subject, html } = renderMail(written, "visitor-answer", { siteUrl });
    return { subject, html };
  });

/** Keeps what a member of staff has written so far, and tells who else is writing. */
export const draftAnswer = staffProcedure
  .input(enquiryDraftSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, text } }) => {
    const enquiry = await findEnquiry(store, reference);
    const draft = { enquiryId: enquiry.id, personId: staff.id, text };
    await store.answerDrafts.save(draft, Date.now());
    return { writing: await loadWriting(store, enquiry, staff), version: enquiry.version };
  });
