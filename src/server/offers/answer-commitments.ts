import { commitmentsSchema } from "../../contracts/offer-commitments";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";

/** Answers what an offer has promised, for whoever is about to take it off sale. */
export async function answerCommitments(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const { offer } = readQuery(exchange, commitmentsSchema);
  return { status: 200, json: await (await getStore()).countCommitments(offer, Date.now()) };
}
