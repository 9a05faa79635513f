import { letterTestSchema } from "../../contracts/letters";
import { parseRequest } from "../../contracts/parse-request";
import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findLetter } from "./find-letter";
import { loadLetterReply } from "./load-letter-reply";

/** Answers one letter with its previews and figures. */
export async function showLetter(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const parsed = parseRequest(letterTestSchema, { key: exchange.query("key") });
  if (!parsed.ok) throw new HttpError("not-found");
  const store = await getStore();
  const reply = await loadLetterReply(store, await findLetter(store, parsed.data.key));
  return answerOnce(exchange, createETag(reply), () => reply);
}
