import { letterChangeSchema } from "../../contracts/letters";
import type { Answer, Exchange } from "../http/exchange";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findLetter } from "./find-letter";
import { loadLetterReply } from "./load-letter-reply";

/** Stops a letter that is being sent, or goes on with it. What is asked for twice is done once; the answer is the letter as it is. */
export async function changeLetter(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { key, state } = readRequest(exchange, letterChangeSchema);
  const store = await getStore();
  await findLetter(store, key);
  if (await store.letters.setState(key, state, Date.now()))
    await logStaffAction(staff, state === "stopped" ? "letter-stopped" : "letter-resumed", key);
  await deliverAfterPost();
  return { status: 200, json: await loadLetterReply(store, await findLetter(store, key)) };
}
