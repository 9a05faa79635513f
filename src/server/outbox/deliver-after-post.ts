import { describeError, log } from "../log";
import { deliverDue } from "./deliver-due";
import { getOutboxTools } from "./get-outbox-tools";
import { getOutboxWorker } from "./outbox-worker";
import { waitAtMost, waitForDeliveries } from "./running-deliveries";

/** On a serverless host nothing runs after the reply, so the reply waits; but never longer than a visitor would. */
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
    .then(() => waitForDeliveries(PATIENCE_MS))
    .catch((error: unknown) => log.error("outbox-turn-failed", describeError(error)));
  await waitAtMost(PATIENCE_MS, delivering);
}
