import { requestDecisionSchema, type RequestDecision } from "../../contracts/staff";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { getStore } from "../store/get-store";
import type { Decided } from "../store/staff-requests";
import { logStaffAction } from "./log-action";
import { readRequest } from "./read-request";
import { requireStaff, type Staff } from "./require-staff";

/** Gives access or refuses it, notes who did, and has the mail with the way in sent; `undefined` when somebody has decided already. */
export async function decideRequest(
  by: Pick<Staff, "name"> & { id: string | null },
  id: string,
  decision: RequestDecision,
): Promise<Decided | undefined> {
  const { requests } = (await getStore()).staff;
  const decided = await requests.decide(id, decision, Date.now());
  if (decided === undefined) return undefined;
  await logStaffAction(
    by,
    decision === "accept" ? "request-accepted" : "request-refused",
    decided.request.name,
  );
  await deliverAfterPost();
  return decided;
}

/** Answers an owner's decision in the room People. */
export async function answerDecision(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { id, decision } = readRequest(exchange, requestDecisionSchema);
  if ((await decideRequest(staff, id, decision)) === undefined) throw new HttpError("not-found");
  return { status: 200, json: { decision } };
}
