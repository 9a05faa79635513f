import { departureSchema } from "../../contracts/departures";
import { answerOnce, createETag } from "../http/etag";
import type { Answer, Exchange } from "../http/exchange";
import { readQuery } from "../http/read-query";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { loadDepartureReply } from "./load-departure-reply";

/** Answers who goes with one offer on one day. */
export async function showDeparture(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const reply = await loadDepartureReply(await getStore(), readQuery(exchange, departureSchema));
  return answerOnce(exchange, createETag(reply), () => reply);
}
