import { getEnv } from "../env";
import { waitSince } from "../wait-since";
import { deliverAfterPost } from "./deliver-after-post";

/** Longer than the store takes to note a subscription or a sign-in. */
const NODE_MS = 250;
/** On a serverless host the mail leaves before the answer: longer than most mail servers take for one. */
const SERVERLESS_MS = 3_000;

/**
 * Sees to it that fresh mails leave, and returns a fixed time after the post began (`began`, by `performance.now()`):
 * whether there was a mail to send, and rows to write, cannot be told from how long the answer takes.
 */
export async function deliverInFixedTime(began: number): Promise<void> {
  const { isServerless } = getEnv();
  const delivering = deliverAfterPost();
  if (!isServerless) await delivering;
  await waitSince(began, isServerless ? SERVERLESS_MS : NODE_MS);
}
