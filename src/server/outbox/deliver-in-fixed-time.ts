import { getEnv } from "../env";
import { waitSince } from "../wait-since";
import { deliverAfterPost } from "./deliver-after-post";

/** Longer than the store takes to note a subscription or a sign-in. */
const NODE_MS = 250;
/** On a serverless host the mail leaves before the answer: longer than most mail servers take for one. */
const SERVERLESS_MS = 3_000;

/** Has fresh mails sent and returns a fixed time after the post `began`: the time tells nothing of the address. */
export async function deliverInFixedTime(began: number): Promise<void> {
  const { isServerless } = getEnv();
  const delivering = deliverAfterPost();
  if (!isServerless) await delivering;
  await waitSince(began, isServerless ? SERVERLESS_MS : NODE_MS);
}
