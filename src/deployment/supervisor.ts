import cluster, { type Worker } from "node:cluster";
import { realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { describeError, log } from "../server/log";
import { noteRunning } from "./release/links";
import { RETIRE } from "../hosting/retire";

/**
 * `server.mjs` of a packaged site: holds the port and runs the site (`site.mjs`) as a process beside it. Where it was started
 * through a link, as `current` of deploy.mjs is one, it looks whether the link leads elsewhere, starts the release that is there
 * now, and lets the old one end when the new one answers: no request is lost. Which one answers it notes beside that link, for
 * deploy.mjs. A site that dies is started again; where the release that is wanted does not start, the one that answered last.
 */
const LOOK_MS = 500;
const RESTART_MS = 1000;
const RESTART_MOST_MS = 30_000;

/** Not resolved: a link stays a link. */
const folder = dirname(resolve(process.argv[1] ?? ""));
/** The release that was asked for last; one that does not start is not tried again until there is another. */
let tried = "";
/** The releases that ended before they answered. */
const failed = new Set<string>();
/** Who was asked for last: one that is ready later than it or before it gives way, where another one answers. */
let newest: Worker | undefined;
let current: Worker | undefined;
/** Who was told to end. */
const retired = new WeakSet<Worker>();
/** The release that answered last, for as long as this process lives. */
let answered: string | undefined;
let failures = 0;
let isStopping = false;

function follow(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    // The link is just being replaced, or the folder is gone: the site that runs goes on.
    return undefined;
  }
}

const getRelease = () => follow(folder);

/** Finds what to start where none answers: the release that is wanted, or the one that answered last when that one has failed. */
function findStartable(wanted: string): string | undefined {
  // After a reboot only the link knows which one that was.
  const candidates = [wanted, follow(join(dirname(folder), "running"))];
  return candidates.find((release) => release !== undefined && !failed.has(release)) ?? answered;
}

function retire(worker: Worker): void {
  retired.add(worker);
  worker.send(RETIRE);
}

function handleReady(worker: Worker, release: string): void {
  failed.delete(release);
  // Where none answers, an older one is better than none until the newest one is ready.
  if (current !== undefined && worker !== newest) {
    log.info("release-overtaken", { release });
    retire(worker);
    return;
  }
  const old = current;
  current = worker;
  answered = release;
  failures = 0;
  log.info("release-started", { release });
  // A folder that cannot be written must not end the site.
  noteRunning(dirname(folder), release).catch((error: unknown) => {
    log.error("release-not-noted", { release, ...describeError(error) });
  });
  if (old) retire(old);
}

function isAnotherAlive(worker: Worker): boolean {
  return Object.values(cluster.workers ?? {}).some((other) => other !== worker && !other?.isDead());
}

function handleExit(worker: Worker, release: string, code: number | null): void {
  if (isStopping || retired.has(worker)) return;
  if (worker === current) {
    current = undefined;
    log.error("site-ended", { release, code: code ?? "signal" });
  } else {
    failed.add(release);
    log.error("release-failed", { release });
  }
  if (current !== undefined) return;
  if (findStartable(getRelease() ?? tried) === undefined) {
    // Nothing has ever answered: whoever has started this has to read why.
    if (!isAnotherAlive(worker)) process.exit(1);
    return;
  }
  failures += 1;
  setTimeout(() => restart(release), Math.min(RESTART_MS * 2 ** (failures - 1), RESTART_MOST_MS));
}

function start(release: string): void {
  cluster.setupPrimary({ exec: join(release, "site.mjs") });
  const worker = cluster.fork();
  if (release === tried) newest = worker;
  worker.once("listening", () => handleReady(worker, release));
  worker.once("exit", (code: number | null) => handleExit(worker, release, code));
}

function ask(release: string): void {
  tried = release;
  start(release);
}

function restart(ended: string): void {
  if (isStopping) return;
  tried = getRelease() ?? tried;
  const release = findStartable(tried) ?? ended;
  if (release !== tried) log.error("release-fallback", { release, wanted: tried });
  start(release);
}

function look(): void {
  const release = getRelease();
  if (release !== undefined && release !== tried) ask(release);
}

function stop(): void {
  isStopping = true;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  // A start that is waited for would hold this process, and begin after it was told to end.
  if (workers.length === 0) process.exit(0);
  for (const worker of workers) worker.process.kill("SIGTERM");
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
process.on("SIGHUP", () => ask(getRelease() ?? tried));
ask(getRelease() ?? folder);
setInterval(look, LOOK_MS).unref();
