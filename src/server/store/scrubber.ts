import { describeError, log } from "../log";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Creates what removes deleted data from the database's files; it tries again while `attempt` gets false. */
export function createScrubber(attempt: () => Promise<boolean>, firstPauseMs = FIRST_PAUSE_MS) {
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let isStopped = false;

  async function isDone(): Promise<boolean> {
    try {
      return await attempt();
    } catch (error) {
      log.error("store-not-scrubbed", describeError(error));
      return false;
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (await isDone()) {
      pauseMs = firstPauseMs;
      return;
    }
    if (isStopped) return;
    timer = setTimeout(() => void scrub(), pauseMs);
    timer.unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** Tries once, and resolves after that; further tries follow by themselves. */
  function scrub(): Promise<void> {
    last = last.then(run);
    return last;
  }

  return {
    scrub,
    async stop() {
      isStopped = true;
      await last;
      clearTimeout(timer);
    },
  };
}

export type Scrubber = ReturnType<typeof createScrubber>;
