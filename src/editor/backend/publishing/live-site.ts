import { copyFile, link, mkdir, readFile, readdir, rm, stat } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { STALE_LOCK_MS, getBuildLock } from "../../../files/build-lock.mjs";
import { isProcessAlive } from "../../../files/is-process-alive";
import { listFiles } from "../../../files/list-files.mjs";
import { isNeverChanged } from "../../../domain/lib/never-changed";
import { setContentFolder } from "../../../server/platform/published";

const AGAIN_MS = 200;
const PATIENCE_MS = 120_000;

/** As proper-lockfile's `check` does, which a packaged server does not carry. */
async function isBuilding(root: string): Promise<boolean> {
  const lock = await stat(getBuildLock(root)).catch(() => undefined);
  return lock !== undefined && Date.now() - lock.mtimeMs < STALE_LOCK_MS;
}

/** The note of the last build (`scripts/lib/build-state.mjs`), which each build writes anew. */
function readStamp(root: string): Promise<string> {
  return readFile(join(root, ".build", "stamp.json"), "utf8").catch(() => "");
}

/**
 * Reads the built site while no other process writes it: waits for a build that is under way, and reads once more what was built
 * meanwhile. `read` may be called several times.
 */
async function readBetweenBuilds<Result>(root: string, read: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    while ((await isBuilding(root)) && performance.now() < deadline) await sleep(AGAIN_MS);
    const stamp = await readStamp(root);
    const [result] = await Promise.allSettled([read()]);
    const isSame = !(await isBuilding(root)) && (await readStamp(root)) === stamp;
    if (!isSame && performance.now() < deadline) continue;
    // What is missing although nobody builds stays missing.
    if (result.status === "rejected") throw result.reason;
    return result.value;
  }
}

/** A leftover under this process's own number is that of an earlier process. */
function isLeftover(name: string): boolean {
  const owner = Number(name);
  return owner > 0 && (owner === process.pid || !isProcessAlive(owner));
}

/**
 * Returns a folder of `home` that is this process's alone, named by its number, and removes those that ended processes have left. Several
 * sites can be started in one working tree.
 */
async function openOwnFolder(home: string): Promise<string> {
  const names = await readdir(home).catch(() => []);
  const leftovers = names.filter(isLeftover);
  await Promise.all(leftovers.map((name) => rm(join(home, name), { recursive: true, force: true })));
  return join(home, String(process.pid));
}

async function copyOrLink(source: string, target: string, isFixed: boolean): Promise<void> {
  if (!isFixed) return copyFile(source, target);
  await link(source, target).catch(() => copyFile(source, target));
}

/** Makes a copy of a built folder that the next build cannot disturb. Takes well under a second: what never changes is linked. */
async function copyBuild(from: string, to: string): Promise<void> {
  const files = listFiles(from);
  for (const folder of new Set([".", ...files.map(dirname)]))
    await mkdir(join(to, folder), { recursive: true });
  await Promise.all(files.map((path) => copyOrLink(join(from, path), join(to, path), isNeverChanged(path))));
}

interface LiveSite {
  listener: RequestListener;
  /** Shows what was built last; until it is complete, the version before stays. */
  show(): Promise<void>;
  remove(): Promise<void>;
}

export type ServePages = (publicFolder: string) => RequestListener;

/** Requests that an old version is answering open its files within this time. */
const GRACE_MS = 30_000;

/**
 * Serves copies of the built site, one version at a time: a visitor never sees a half-built page. They are this process's own, so that
 * another one in the same working tree does not take its files. Functions read the content of the version.
 */
export async function createLiveSite(root: string, serve: ServePages): Promise<LiveSite> {
  const own = await openOwnFolder(join(root, ".build", "live"));
  const timers: NodeJS.Timeout[] = [];
  let count = 0;
  let current: RequestListener;

  async function show(): Promise<void> {
    const old = join(own, String(count));
    const next = join(own, String((count += 1)));
    current = await readBetweenBuilds(root, async () => {
      await rm(next, { recursive: true, force: true });
      await copyBuild(join(root, "public"), join(next, "public"));
      await copyBuild(join(root, ".build", "published"), join(next, "content"));
      return serve(join(next, "public"));
    });
    setContentFolder(join(next, "content"));
    timers.push(setTimeout(() => void rm(old, { recursive: true, force: true }), GRACE_MS).unref());
  }

  await show();
  return {
    listener: (request, response) => current(request, response),
    show,
    remove() {
      timers.forEach(clearTimeout);
      return rm(own, { recursive: true, force: true });
    },
  };
}
