import type { AnswersReply } from "../../contracts/enquiry-changes";
import type { Answer, Exchange } from "../http/exchange";
import { loadAnswers } from "../published/load-answers";
import { requireStaff } from "../staff/require-staff";

/** Answers the ready-made answers in every language, as they were published last. */
export async function listAnswers(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const reply: AnswersReply = { answers: loadAnswers() };
  return { status: 200, json: reply };
}
