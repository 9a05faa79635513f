import type { PublishingStatus } from "./publishing-status";
import { BrokenSiteError } from "./refuse-broken-site";

export interface Publisher {
  /** Asks for the site to be built again; several changes in a moment are one build. */
  request(): void;
  getStatus(): PublishingStatus;
  /** Resolves when nothing is being built any more. */
  stop(): Promise<void>;
}

interface PublisherOptions {
  /** Builds the site and shows it; throws with words for staff. */
  publish: () => Promise<void>;
  /** How long to wait for further changes. */
  delayMs?: number;
}

/** Publishes changes one after another. A change during a build starts the next one. */
export function createPublisher({ publish, delayMs = 150 }: PublisherOptions): Publisher {
  let status: PublishingStatus = { state: "live" };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** Changes that no build has seen. */
  let waiting = 0;

  async function publishOnce(): Promise<PublishingStatus> {
    try {
      await publish();
      return { state: "live" };
    } catch (error) {
      if (error instanceof BrokenSiteError) return { state: "failed", problems: error.problems };
      return { state: "failed", message: error instanceof Error ? error.message : String(error) };
    }
  }

  async function run(): Promise<void> {
    while (waiting > 0) {
      waiting = 0;
      const result = await publishOnce();
      // A change that came during the build is not on the site yet.
      status = waiting > 0 ? { state: "publishing" } : result;
    }
    running = undefined;
  }

  return {
    request() {
      status = { state: "publishing" };
      waiting += 1;
      if (running) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running ??= run();
      }, delayMs);
    },
    getStatus: () => status,
    async stop() {
      clearTimeout(timer);
      waiting = 0;
      await running;
    },
  };
}
