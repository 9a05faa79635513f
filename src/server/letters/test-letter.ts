import { createHmac } from "node:crypto";

import { letterTestSchema } from "../../contracts/letters";
import { getEnv } from "../env";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import type { RateLimit } from "../store/rate-limit";
import { getStore } from "../store/get-store";
import { findLetter } from "./find-letter";

/** Counts the tests of a member of staff, wherever they sit. */
function getTestLimit(personId: string): RateLimit {
  const { rateLimit, getSecret } = getEnv();
  const client = createHmac("sha256", getSecret()).update(`letter-test:${personId}`).digest("base64url");
  return { client, limit: rateLimit };
}

/** Has a letter sent to the member of staff who asks for it, in every language, as it was published last. */
export async function testLetter(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { key } = readRequest(exchange, letterTestSchema);
  const store = await getStore();
  const person = await store.staff.people.get(staff.id);
  // The owner of one's own machine has no address.
  if (person === undefined || person.isLocal) throw new HttpError("conflict");
  const { published, content } = await findLetter(store, key);
  const letter = { key, content: published ?? content, who: staff.name };
  const retryAfter = await store.letters.test(
    { ...letter, recipient: staff.email, rate: getTestLimit(staff.id) },
    Date.now(),
  );
  if (retryAfter > 0) throw new HttpError("too-many-requests", { retryAfter });
  await logStaffAction(staff, "letter-tested", key);
  await deliverAfterPost();
  return { status: 200, json: { to: staff.email } };
}
