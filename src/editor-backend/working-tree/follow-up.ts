import { describeError, log } from "../../server/log";

/** Work that follows a save and may fail without failing it: noting it in the history, pushing it. */
export interface FollowUp {
  /** Does the work after what waits already; resolves when all of it is done or has failed for now. */
  run(task: () => Promise<void>): Promise<void>;
  /** Tries what waits once more; resolves when it is done or has failed again. */
  catchUp(): Promise<void>;
  /** Whether something waits for the next try. */
  isBehind(): boolean;
  stop(): void;
}

const RETRY_MS = 60_000;

/** Creates a queue whose tasks are tried again, in their order, every minute and before the next one. `failure` is the log's word. */
export function createFollowUp(failure: string, retryMs = RETRY_MS): FollowUp {
  const waiting: (() => Promise<void>)[] = [];
  let running = Promise.resolve();
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    clearTimeout(timer);
    try {
      for (let task = waiting[0]; task; task = waiting[0]) {
        await task();
        waiting.shift();
      }
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      log.error(failure, describeError(error));
      timer = setTimeout(() => void again(), retryMs).unref();
    }
  }

  function again(): Promise<void> {
    running = running.then(work);
    return running;
  }

  return {
    run(task) {
      waiting.push(task);
      return again();
    },
    catchUp: () => (waiting.length === 0 ? running : again()),
    isBehind: () => hasFailed,
    stop: () => clearTimeout(timer),
  };
}
