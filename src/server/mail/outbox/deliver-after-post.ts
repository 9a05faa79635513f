import { getEnv } from "../../platform/env";
import { describeError, log } from "../../platform/log";
import { waitSince } from "../../platform/time";
import { deliverDue, waitAtMost, getOutboxTools } from "./deliver";
import { getOutboxWorker } from "./worker";

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
