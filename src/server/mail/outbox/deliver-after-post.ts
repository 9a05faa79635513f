import { createHash, timingSafeEqual } from "node:crypto";

import { getOutboxPassword } from "../../cli/outbox-password";
import { getEnv } from "../../platform/env";
import type { Answer, Exchange } from "../../platform/http/exchange";
import { HttpError } from "../../platform/http/http-error";
import { describeError, log } from "../../platform/log";
import { waitSince } from "../../platform/time";
import { purgeWhenPlausible } from "../../privacy/purge-when-plausible";
import { pollByRequest } from "../mailbox/watch-mailbox";
import { deliverDue, waitAtMost, waitForDeliveries } from "./deliver";
import { getOutboxTools } from "./tools";
import { getOutboxWorker, queueTimedMails } from "./worker";

/** On a serverless host nothing runs after the response, so the response waits; but never longer than a visitor would. */
const PATIENCE_MS = 4_000;

/** Wakes the worker of the Node host, or delivers now where there is none. No failure may reach the visitor. */
export async function deliverAfterPost(): Promise<void> {
  const worker = getOutboxWorker();
  if (worker !== undefined) {
    worker.wake();
    return;
  }
  const delivering = getOutboxTools()
    // Nobody who fills in a form waits for letters to others.
    .then((tools) => deliverDue({ ...tools, lettersPerMinute: 0 }))
    .catch((error: unknown) => log.error("outbox-turn-failed", describeError(error)));
  await waitAtMost(PATIENCE_MS, delivering);
}

/** Longer than the store takes to note a subscription or a sign-in. */
const NODE_MS = 250;
/** On a serverless host the mail leaves before the response: longer than most mail servers take for one. */
const SERVERLESS_MS = 3_000;

/** Has fresh mails sent and returns a fixed time after the post `began`: the time tells nothing of the address. */
export async function deliverInFixedTime(began: number): Promise<void> {
  const { isServerless } = getEnv();
  const delivering = deliverAfterPost();
  if (!isServerless) await delivering;
  await waitSince(began, isServerless ? SERVERLESS_MS : NODE_MS);
}

/** After this no further mail is begun: a serverless host ends functions that take long, and its scheduler comes again. */
const BEGIN_MS = 8_000;
/** How long the replies of slow mail servers are then waited for. */
const REPLY_MS = 20_000;

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Reads guests' replies, reminds, delivers what is due and purges, for a scheduler that knows the password: serverless hosts have no
 * process that waits.
 */
export async function deliverByRequest(exchange: Exchange): Promise<Answer> {
  const { getSecret, retentionDays } = getEnv();
  const given = exchange.header("authorization") ?? "";
  // Hashing first makes both sides equally long, as the comparison needs.
  if (!timingSafeEqual(digest(given), digest(`Bearer ${getOutboxPassword(getSecret())}`)))
    throw new HttpError("unauthorized", {}, { "WWW-Authenticate": "Bearer" });
  const tools = await getOutboxTools();
  await queueTimedMails(tools);
  const deadline = performance.now() + BEGIN_MS;
  const deliver = () => deliverDue(tools, () => performance.now() > deadline);
  let attempted = await deliver();
  await purgeWhenPlausible(tools.store, retentionDays, tools.now());
  // The mailbox comes last: it may be slow. Staff whom a reply is mailed to need not wait for the next call.
  const replies = await pollByRequest();
  if (replies > 0) attempted += await deliver();
  await waitForDeliveries(REPLY_MS);
  return { status: 200, json: { attempted, replies } };
}
