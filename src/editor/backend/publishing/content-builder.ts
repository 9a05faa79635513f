import { type ChildProcess, spawn } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { env as environment } from "node:process";

/** Picks the reason out of what a failed session printed: its error, or its last line. */
function pickReason(output: string): string {
  return /^.*Error: .*$/m.exec(output)?.[0] ?? output.trim().split("\n").at(-1) ?? "";
}

interface Program {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
}

/** Starts a program of `scripts/` in a process of its own, with which messages can be exchanged. */
function start(root: string, args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const [name = "", ...options] = args;
  const child = spawn(process.execPath, [join(root, "scripts", name), ...options], {
    ...{ cwd: root, env: { ...environment, ...env } },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  child.on("error", ({ message }) => (output += message));
  const ended = new Promise<Awaited<Program["ended"]>>((resolve) => {
    child.on("close", (code) => resolve({ code, output }));
  });
  return { child, ended };
}

/** Of 0 to 19: visitors are answered on the same processors. */
const NICE = 10;

/** Runs the site's build with a lower priority; throws with its last lines when it fails. */
async function runBuild(root: string, siteUrl: string): Promise<void> {
  // SITE_URL may be the default, which the environment does not name.
  const { child, ended } = start(root, ["build.mjs", "--if-stale"], { SITE_URL: siteUrl });
  // One that has a still lower priority keeps it: no usual user of the system may raise it.
  if (child.pid !== undefined) setPriority(child.pid, Math.max(NICE, getPriority(child.pid)));
  const { code, output } = await ended;
  if (code !== 0) throw new Error(output.trim().split("\n").slice(-15).join("\n"));
}

/** A process that waits is ended when there was no change for this long. */
const IDLE_MS = 15 * 60_000;
/** With 9,000 pages a change takes some 40 s. A session that takes longer than this hangs, and is killed. */
const MAX_PUBLISH_MS = 3 * 60_000;

/** Has a session publish the content as it is now; throws why it could not. */
async function publish({ child, ended }: Program, maxPublishMs: number): Promise<void> {
  let late = "";
  const timer = setTimeout(() => {
    late = `it took longer than ${maxPublishMs / 1000} s`;
    child.kill("SIGKILL");
  }, maxPublishMs);
  // One that has just ended takes no message.
  if (child.connected) child.send("publish", () => undefined);
  const { code, output } = await ended;
  clearTimeout(timer);
  if (code !== 0) throw new Error(late || pickReason(output) || `it ended with code ${code}`);
}

interface BuilderOptions {
  root: string;
  siteUrl: string;
  maxPublishMs?: number;
}

/**
 * Publishes changed content from Gatsby's caches, in some seconds. Whenever that is not possible it runs a full build instead, as
 * `npm run build` does, and says so in one line.
 */
export function createContentBuilder({ root, siteUrl, maxPublishMs = MAX_PUBLISH_MS }: BuilderOptions) {
  const env = { SITE_URL: siteUrl, CI: "true", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1" };
  let session: Program | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Starts a session, which then waits for a change. */
  function getSession(): Program {
    if (session) return session;
    const started = start(root, ["publish.mjs"], env);
    session = started;
    void started.ended.then(() => {
      if (session === started) session = undefined;
    });
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    session?.child.kill();
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
    /** Brings the built site up to date. */
    async build() {
      clearTimeout(idle);
      try {
        await publish(getSession(), maxPublishMs);
        // The next change is published by a process that is ready for it.
        getSession();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`Incremental publishing is not possible; running a full build: ${reason}.\n`);
        await runBuild(root, siteUrl);
      } finally {
        stopLater();
      }
    },
    stop,
  };
}
