import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Calls when an offer or the notice appears or disappears by its dates. */
export interface ChangeTimer {
  /** Looks when the next one is, as the last build has noted it; a moment that is over counts after `leastMs`. */
  look(leastMs?: number): Promise<void>;
  stop(): void;
}

/** A clock may be set, and a timer can wait for 24 days at most: it is looked at again after so long. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Reads the moment that the last build of a working tree has noted; `undefined` when there is none. */
export async function readNotedChange(root: string): Promise<number | undefined> {
  const text = await readFile(join(root, ".build", "next-change.json"), "utf8").catch(() => "null");
  return z.number().nullable().parse(JSON.parse(text)) ?? undefined;
}

/** Creates the timer; `readNext` gets the moment of the next change. */
export function createChangeTimer(
  readNext: () => Promise<number | undefined>,
  onDue: () => void,
): ChangeTimer {
  let timer: NodeJS.Timeout | undefined;

  async function look(leastMs = 0): Promise<void> {
    clearTimeout(timer);
    const next = await readNext();
    clearTimeout(timer);
    if (next === undefined) return;
    const wait = Math.max(next - Date.now(), leastMs);
    const act = wait > LOOK_AGAIN_MS ? () => void look() : onDue;
    timer = setTimeout(act, Math.min(wait, LOOK_AGAIN_MS)).unref();
  }

  return { look, stop: () => clearTimeout(timer) };
}
