import { createHash, timingSafeEqual } from "node:crypto";

import { getOutboxPassword } from "../../cli/outbox-password";
import { getEnv } from "../../platform/env";
import type { Answer, Exchange } from "../../platform/http/exchange";
import { HttpError } from "../../platform/http/http-error";
import { purgeWhenPlausible } from "../../privacy/purge-when-plausible";
import { pollByRequest } from "../mailbox/watch-mailbox";
import { deliverDue, waitForDeliveries } from "./deliver";
import { getOutboxTools } from "./tools";
import { queueTimedMails } from "./worker";

/** After this no further mail is begun: a serverless host ends functions that take long, and its scheduler comes again. */
const BEGIN_MS = 8_000;
/** How long the replies of slow mail servers are then waited for. */
const REPLY_MS = 20_000;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Takes replies, reminds, delivers what is due and purges, for a scheduler that knows the password: serverless hosts have no process that waits. */
export async function deliverByRequest(exchange: Exchange): Promise<Answer> {
  const { getSecret, retentionDays } = getEnv();
  const given = exchange.header("authorization") ?? "";
  // Hashing first makes both sides equally long, as the comparison needs.
  if (!timingSafeEqual(digest(given), digest(`Bearer ${getOutboxPassword(getSecret())}`)))
    throw new HttpError("unauthorized", {}, { "WWW-Authenticate": "Bearer" });
  const tools = await getOutboxTools();
  await queueTimedMails(tools);
  const deadline = performance.now() + BEGIN_MS;
  const deliver = async () => (await deliverDue(tools, () => performance.now() > deadline)).attempted;
  let attempted = await deliver();
  await purgeWhenPlausible(tools.store, retentionDays, tools.now());
  // The mailbox comes last: it may be slow. Staff whom a reply is mailed to need not wait for the next call.
  const replies = await pollByRequest();
  if (replies > 0) attempted += await deliver();
  await waitForDeliveries(REPLY_MS);
  return { status: 200, json: { attempted, replies } };
}
