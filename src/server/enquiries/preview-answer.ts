import { enquiryPreviewSchema, type PreviewReply } from "../../contracts/enquiry-changes";
import { getEnv } from "../env";
import type { Answer, Exchange } from "../http/exchange";
import { renderMail } from "../mail/render-mail";
import { writeAnswerMail } from "../mail/write-answer-mail";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findEnquiry } from "./find-enquiry";
import { getSigner } from "./get-signer";

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
