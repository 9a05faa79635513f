import { requestDecisionSchema } from "../../contracts/staff";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { getStore } from "../store/get-store";
import { logStaffAction, namePerson } from "./log-action";
import { readRequest } from "./read-request";
import { requireStaff } from "./require-staff";

/** Gives access or refuses it by an owner's decision, and has the mail with the way in sent; 404 when somebody has decided already. */
export async function answerDecision(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { id, decision } = readRequest(exchange, requestDecisionSchema);
  const { requests } = (await getStore()).staff;
  const decided = await requests.decide(id, decision, Date.now());
  if (decided === undefined) throw new HttpError("not-found");
  await logStaffAction(
    staff,
    decision === "accept" ? "request-accepted" : "request-refused",
    namePerson(decided.request),
  );
  await deliverAfterPost();
  return { status: 200, json: { decision } };
}
