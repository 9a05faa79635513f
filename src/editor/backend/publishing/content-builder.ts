import { type ChildProcess, fork, spawn } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { env as environment } from "node:process";

const LONGEST_MESSAGE = 4000;

/** How Gatsby's report of errors in the content begins. */
const CONTENT_ERRORS = "The content has ";

/** Picks out of the build's output what staff can act on: the errors in the content, or its last lines. */
function pickMessage(output: string): string {
  const start = output.indexOf(CONTENT_ERRORS);
  const text = start === -1 ? output.trim().split("\n").slice(-15).join("\n") : output.slice(start);
  return text.trim().slice(0, LONGEST_MESSAGE);
}

/** Of 0 to 19: visitors are answered on the same processors. */
const NICE = 10;

/** Runs the site's build in a process of its own, with a lower priority; throws with its words when it fails. */
function runBuild(root: string, siteUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "scripts/build.mjs"), "--if-stale"], {
      cwd: root,
      // SITE_URL may be the default, which the environment does not name.
      env: { ...environment, SITE_URL: siteUrl },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // One that has a still lower priority keeps it: no usual user of the system may raise it.
    if (child.pid !== undefined) setPriority(child.pid, Math.max(NICE, getPriority(child.pid)));
    let output = "";
    const collect = (chunk: string) => (output += chunk);
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(pickMessage(output)))));
  });
}

/** The exit code of `scripts/publish.mjs` when it has published: the next change needs a new process. */
const OVERTAKEN = 4;
/** A process that waits is ended when there was no change for this long. */
const IDLE_MS = 15 * 60_000;
/** With 9,000 pages a change takes some 40 s. A session that takes longer than this hangs, and is killed. */
const MAX_PUBLISH_MS = 3 * 60_000;

export interface ContentBuilder {
  /** Starts a session, which then waits for a change. */
  warmUp(): void;
  /** Checks the content and brings the built site up to date; throws with words for staff, and what the check throws. */
  build(): Promise<void>;
  stop(): void;
}

interface BuilderOptions {
  root: string;
  siteUrl: string;
  /** Throws when the content, as it is now, has problems. */
  check: () => Promise<void>;
  maxPublishMs?: number;
}

type Outcome = "published" | "overtaken" | { reason: string };

interface Session {
  /** Publishes the content as it is now; throws with words for staff when the content has errors. */
  publish(): Promise<Outcome>;
  end(): void;
}

interface Waiting {
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
}

/** Picks the reason out of what a failed session printed: its error, or its last line. */
function pickReason(output: string): string {
  return /^.*Error: .*$/m.exec(output)?.[0] ?? output.trim().split("\n").at(-1) ?? "";
}

function settle({ resolve, reject }: Waiting, code: number | null, output: string): void {
  if (output.includes(CONTENT_ERRORS)) reject(new Error(pickMessage(output)));
  else if (code === OVERTAKEN) resolve("overtaken");
  else resolve({ reason: pickReason(output) || `it ended with code ${code}` });
}

/** Starts a process that publishes once. `onEnd` is called when it has ended, with its exit code. */
function startSession(
  root: string,
  siteUrl: string,
  maxPublishMs: number,
  onEnd: (code: number | null) => void,
): Session {
  const child: ChildProcess = fork(join(root, "scripts/publish.mjs"), {
    cwd: root,
    env: { ...environment, SITE_URL: siteUrl, CI: "true", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
  });
  let output = "";
  let ended: { code: number | null } | undefined;
  let waiting: Waiting | undefined;
  const collect = (chunk: string) => (output += chunk);
  child.stdout?.setEncoding("utf8").on("data", collect);
  child.stderr?.setEncoding("utf8").on("data", collect);

  child.on("message", (message) => {
    if (message !== "published") return;
    output = "";
    waiting?.resolve("published");
    waiting = undefined;
  });
  child.on("error", (error) => collect(error.message));
  child.on("close", (code) => {
    ended = { code };
    onEnd(code);
    if (waiting) settle(waiting, code, output);
  });

  function giveUp(): void {
    collect(`\nit took longer than ${maxPublishMs / 1000} s`);
    child.kill("SIGKILL");
  }

  return {
    publish() {
      const timer = setTimeout(giveUp, maxPublishMs);
      return new Promise<Outcome>((resolve, reject) => {
        waiting = { resolve, reject };
        if (ended) settle(waiting, ended.code, output);
        else child.send("publish");
      }).finally(() => clearTimeout(timer));
    },
    end: () => void child.kill(),
  };
}

/**
 * Publishes changed content from Gatsby's caches, in some seconds. Whenever that is not possible it runs a full build instead, as
 * `npm run build` does, and says so in one line.
 */
export function createContentBuilder({
  root,
  siteUrl,
  check,
  maxPublishMs = MAX_PUBLISH_MS,
}: BuilderOptions): ContentBuilder {
  let session: Session | undefined;
  let idle: NodeJS.Timeout | undefined;

  function getSession(): Session {
    if (session) return session;
    const started = startSession(root, siteUrl, maxPublishMs, (code) => {
      if (session !== started) return;
      session = undefined;
      // The next change is published by a process that is ready for it.
      if (code === OVERTAKEN) getSession();
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
      try {
        await check();
        let outcome = await getSession().publish();
        if (outcome === "overtaken") outcome = await getSession().publish();
        if (outcome !== "published") {
          // A file that was broken during the publish ends a session, and would end a full build after a minute.
          await check();
          const reason = outcome === "overtaken" ? "other processes publish, too" : outcome.reason;
          process.stderr.write(`Incremental publishing is not possible; running a full build: ${reason}.\n`);
          await runBuild(root, siteUrl);
        }
      } finally {
        stopLater();
      }
    },
    stop,
  };
}
