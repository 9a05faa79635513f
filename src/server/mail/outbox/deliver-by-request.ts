import { createHash, timingSafeEqual } from "node:crypto";

import { getOutboxPassword } from "../../platform/secrets";
import { getEnv } from "../../platform/env";
import { type Answer, type Exchange, HttpError } from "../../platform/http/request";
import { describeError, log } from "../../platform/log";
import { getMailboxTools, pollOnce } from "../mailbox/watch-mailbox";
import { deliverDue, waitForDeliveries, getOutboxTools } from "./deliver";
import { purge, runJobs } from "./worker";

// A serverless host ends functions that take long, and its scheduler comes again.

const MAILBOX_MS = 8_000;
const BEGIN_READING_MS = 6_000;

async function takeReplies(): Promise<number> {
  const { mailbox } = getEnv();
  if (mailbox === undefined) return 0;
  const limits = { signal: AbortSignal.timeout(MAILBOX_MS), deadline: performance.now() + BEGIN_READING_MS };
  try {
    return await pollOnce(mailbox, await getMailboxTools(), limits);
  } catch (error) {
    log.error("mailbox-away", describeError(error));
    return 0;
  }
}

const BEGIN_MS = 8_000;
const REPLY_MS = 20_000;

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Reads guests' replies, reminds, delivers what is due and purges, for a scheduler that knows the password: serverless hosts have no
 * process that waits.
 */
export async function deliverByRequest(exchange: Exchange): Promise<Answer> {
  const { getSecret } = getEnv();
  const given = exchange.header("authorization") ?? "";
  // Hashing first makes both sides equally long, as the comparison needs.
  if (!timingSafeEqual(digest(given), digest(`Bearer ${getOutboxPassword(getSecret())}`)))
    throw new HttpError("unauthorized", {}, { "WWW-Authenticate": "Bearer" });
  const tools = await getOutboxTools();
  await runJobs(tools);
  const deadline = performance.now() + BEGIN_MS;
  const deliver = () => deliverDue(tools, () => performance.now() > deadline);
  let attempted = await deliver();
  await purge(tools).catch((error: unknown) => log.error("purge-failed", describeError(error)));
  // The mailbox comes last: it may be slow. Staff whom a reply is mailed to need not wait for the next call.
  const replies = await takeReplies();
  if (replies > 0) attempted += await deliver();
  await waitForDeliveries(REPLY_MS);
  return { status: 200, json: { attempted, replies } };
}
