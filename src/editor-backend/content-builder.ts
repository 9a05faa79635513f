import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { env as environment } from "node:process";

import { pickMessage, runBuild } from "./run-build";

/** How `scripts/publish.mjs` says that the code has changed and only a full build will do. */
const STALE = 3;
/** Gatsby, kept ready, holds some 530 MB: after this long without a change it is let go. */
const IDLE_MS = 15 * 60_000;

export interface ContentBuilder {
  /** Gets ready, so that the first change is published as quickly as the next ones. */
  warmUp(): void;
  /** Brings the built site up to date; throws with words for staff. */
  build(): Promise<void>;
  /** Ends the helper process. */
  stop(): void;
}

interface Session {
  /** Publishes the content as it is now. Gets `false` when only a full build will do. */
  publish(): Promise<boolean>;
  end(): void;
}

interface Turn {
  resolve(isDone: boolean): void;
  reject(error: Error): void;
}

/** Starts the process that keeps Gatsby ready; `onEnd` hears that it is gone. */
function startSession(root: string, siteUrl: string, onEnd: () => void): Session {
  const child: ChildProcess = fork(join(root, "scripts/publish.mjs"), {
    cwd: root,
    env: { ...environment, SITE_URL: siteUrl, CI: "true", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
  });
  let output = "";
  let ended: { code: number | null } | undefined;
  let turn: Turn | undefined;
  const collect = (chunk: string) => (output += chunk);
  child.stdout?.setEncoding("utf8").on("data", collect);
  child.stderr?.setEncoding("utf8").on("data", collect);

  function settle(waiting: Turn, code: number | null): void {
    if (code === STALE) waiting.resolve(false);
    else waiting.reject(new Error(pickMessage(output)));
  }

  child.on("message", (message) => {
    if (message !== "published") return;
    output = "";
    turn?.resolve(true);
    turn = undefined;
  });
  child.on("error", (error) => collect(error.message));
  child.on("close", (code) => {
    ended = { code };
    onEnd();
    if (turn) settle(turn, code);
  });

  return {
    publish: () =>
      new Promise((resolve, reject) => {
        if (ended) return settle({ resolve, reject }, ended.code);
        turn = { resolve, reject };
        child.send("publish");
      }),
    end: () => void child.kill(),
  };
}

/**
 * Builds changed content with a Gatsby that is kept ready, in a second or two; after a change of the code with a full build,
 * as `npm run build` does.
 */
export function createContentBuilder(root: string, siteUrl: string): ContentBuilder {
  let session: Session | undefined;
  let idle: NodeJS.Timeout | undefined;

  function getSession(): Session {
    if (session) return session;
    const started = startSession(root, siteUrl, () => {
      if (session === started) session = undefined;
    });
    session = started;
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    session?.end();
    session = undefined;
  }

  function stopLater(): void {
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_MS).unref();
  }

  return {
    warmUp() {
      getSession();
      stopLater();
    },
    async build() {
      clearTimeout(idle);
      const isDone = await getSession().publish();
      if (!isDone) await runBuild(root, siteUrl);
      stopLater();
    },
    stop,
  };
}
