import type { ContentProblem } from "../../../content/content-problem";
import { BrokenSiteError } from "./refuse-broken-site";

/**
 * Whether the last change is on the site; `saved`: it is stored, and a host builds it. `problems` are those of content files, `message` says what
 * else went wrong.
 */
export interface PublishingStatus {
  state: "live" | "publishing" | "failed" | "saved";
  message?: string;
  problems?: readonly ContentProblem[];
  /** The last save is stored and not yet in the history; it is tried again. */
  isHistoryBehind?: boolean;
  /** The last save is stored and could not be pushed to the repository (`CMS_PUSH`); it is tried again. */
  isPushBehind?: boolean;
}

interface Publisher {
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
