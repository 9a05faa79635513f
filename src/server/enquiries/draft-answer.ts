import { enquiryDraftSchema, type DraftReply } from "../../contracts/enquiry-changes";
import type { Answer, Exchange } from "../http/exchange";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findEnquiry } from "./find-enquiry";
import { loadWriting } from "./load-enquiry-reply";

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
