import cluster, { type Worker } from "node:cluster";
import { realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { describeError, log } from "../server/log";
import { noteRunning } from "./release/links";
import { RETIRE } from "./retire";

/**
 * `server.mjs` of a packaged site: holds the port and runs the site (`site.mjs`) as a process beside it. Where it was started
 * through a link, as `current` of deploy.mjs is one, it looks whether the link leads elsewhere, starts the release that is there
 * now, and lets the old one end when the new one answers: no request is lost. Which one answers it notes beside that link, for
 * deploy.mjs. A site that dies is started again.
 */
const LOOK_MS = 500;
const RESTART_MS = 1000;
const RESTART_MOST_MS = 30_000;

/** Not resolved: a link stays a link. */
const folder = dirname(resolve(process.argv[1] ?? ""));
/** The release that was tried last; one that does not start is not tried again until there is another. */
let tried = "";
let current: Worker | undefined;
/** Who was told to end. */
const retired = new WeakSet<Worker>();
let hasAnswered = false;
let failures = 0;
let isStopping = false;

function getRelease(): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    // The link is just being replaced, or the folder is gone: the site that runs goes on.
    return undefined;
  }
}

function handOver(worker: Worker, release: string): void {
  const old = current;
  current = worker;
  hasAnswered = true;
  failures = 0;
  log.info("release-started", { release });
  // A folder that cannot be written must not end the site.
  noteRunning(dirname(folder), release).catch((error: unknown) => {
    log.error("release-not-noted", { release, ...describeError(error) });
  });
  if (!old) return;
  retired.add(old);
  old.send(RETIRE);
}

function handleExit(worker: Worker, release: string, code: number | null): void {
  if (isStopping) return;
  // Nothing has ever answered: whoever has started this has to read why.
  if (!hasAnswered) process.exit(1);
  if (current !== undefined && worker !== current) {
    if (!retired.has(worker)) log.error("release-failed", { release });
    return;
  }
  current = undefined;
  failures += 1;
  log.error("site-ended", { release, code: code ?? "signal" });
  const delay = Math.min(RESTART_MS * 2 ** (failures - 1), RESTART_MOST_MS);
  setTimeout(() => start(getRelease() ?? release), delay);
}

function start(release: string): void {
  tried = release;
  cluster.setupPrimary({ exec: join(release, "site.mjs") });
  const worker = cluster.fork();
  worker.once("listening", () => handOver(worker, release));
  worker.once("exit", (code: number | null) => handleExit(worker, release, code));
}

function look(): void {
  const release = getRelease();
  if (release !== undefined && release !== tried) start(release);
}

function stop(): void {
  isStopping = true;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  for (const worker of workers) worker.process.kill("SIGTERM");
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
process.on("SIGHUP", () => start(getRelease() ?? tried));
start(getRelease() ?? folder);
setInterval(look, LOOK_MS).unref();
