import { commitmentsSchema } from "../../contracts/offer-commitments";
import { requireStaff } from "../accounts/session";
import type { Answer, Exchange } from "../platform/http/exchange";
import { readQuery } from "../platform/http/request";
import { getStore } from "../store";

/** Answers what an offer has promised, for whoever is about to take it off sale. */
export async function answerCommitments(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const { offer } = readQuery(exchange, commitmentsSchema);
  return { status: 200, json: await (await getStore()).countCommitments(offer, Date.now()) };
}
