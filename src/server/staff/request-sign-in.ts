import { signInRequestSchema } from "../../contracts/staff";
import { getRateLimit } from "../http/client-key";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { deliverInFixedTime } from "../outbox/deliver-in-fixed-time";
import { getStore } from "../store/get-store";
import { readRequest } from "./read-request";

/** Mails a link and a code to an address that is known. The answer is the same for every address, in words and in time. */
export async function requestSignIn(exchange: Exchange): Promise<Answer> {
  const began = performance.now();
  const { email } = readRequest(exchange, signInRequestSchema);
  const now = Date.now();
  const { staff } = await getStore();
  const result = await staff.signIns.request(email, getRateLimit(exchange, "staff-sign-in", now), now);
  if (result.outcome === "limited")
    throw new HttpError("too-many-requests", { retryAfter: result.retryAfter });
  log.info("staff-sign-in-requested");
  await deliverInFixedTime(began);
  return { status: 200, json: { sent: true } };
}
