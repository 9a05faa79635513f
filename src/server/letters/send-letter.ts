import { letterSendSchema } from "../../contracts/letters";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findLetter, getVersion } from "./find-letter";
import { loadLetterReply } from "./load-letter-reply";

/**
 * Sends a letter to all who have confirmed: it is kept as it is now, with one mail for each of them in the outbox. Of two people who
 * send it one gets 409, as does who has seen another text than the newest.
 */
export async function sendLetter(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { key, version } = readRequest(exchange, letterSendSchema);
  const store = await getStore();
  const { published } = await findLetter(store, key);
  if (published === undefined || getVersion(published) !== version) throw new HttpError("conflict");
  const letter = { key, content: published, who: staff.name };
  const outcome = await store.letters.send(letter, Date.now());
  if (outcome !== "queued") throw new HttpError(outcome === "nobody" ? "no-subscribers" : "conflict");
  await logStaffAction(staff, "letter-sent", key);
  await deliverAfterPost();
  return { status: 200, json: await loadLetterReply(store, await findLetter(store, key)) };
}
