import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

import { isProcessAlive } from "../../files/is-process-alive";
import { processSingleton } from "../process-singleton";

/** Names this process in a claim, so that a restart can tell whether the holder is still alive. */
export const getOwner = () =>
  processSingleton("outbox-owner", () => `${hostname()}/${process.pid}/${randomUUID()}`);

/** Tells whether a claim's holder was a process of this machine that is gone. */
export function isDeadOwner(owner: string): boolean {
  const [host, pid] = owner.split("/");
  if (host !== hostname() || owner === getOwner()) return false;
  // In a container the next process has the same number.
  return Number(pid) === process.pid || !isProcessAlive(Number(pid));
}
