import { readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

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

const DELAY_MS = 150;

/** Publishes changes one after another; several in a moment are one build, a change during a build starts the next one. `publish` throws with words for staff. */
export function createPublisher(publish: () => Promise<void>, delayMs = DELAY_MS) {
  let status: PublishingStatus = { state: "live" };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWaiting = false;

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
    let result = status;
    while (isWaiting) {
      isWaiting = false;
      result = await publishOnce();
    }
    status = result;
    running = undefined;
  }

  return {
    request(): void {
      status = { state: "publishing" };
      isWaiting = true;
      if (running) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running ??= run();
      }, delayMs);
    },
    getStatus: () => status,
    /** Resolves when nothing is being built any more. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      isWaiting = false;
      await running;
    },
  };
}

type Publisher = ReturnType<typeof createPublisher>;

/** Also the pause before another attempt after a failed one. */
const LOOK_MS = 60_000;

/** Publishes at the moment that the last build has noted: an offer or the notice appears or disappears by its dates. */
export function watchDates(
  root: string,
  { getStatus, request }: Pick<Publisher, "getStatus" | "request">,
): NodeJS.Timeout {
  const look = async () => {
    const note = await readFile(join(root, ".build", "next-change.json"), "utf8").catch(() => "");
    if (Number.parseFloat(note) <= Date.now() && getStatus().state !== "publishing") request();
  };
  return setInterval(() => void look(), LOOK_MS).unref();
}

/** Names of temporary files of editors. */
const UNFINISHED = /^\.|~$|\.tmp$/;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Calls `onChange` when a content file or a sentence changes, whoever changed it. Returns a function that stops watching.
 * Each folder is watched by itself: on Linux Node's own `recursive` follows files, and loses one that is replaced (by our editor,
 * by git, by most programs that save) or deleted and made again.
 */
export function watchContent(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function forget(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  function follow(folder: string): void {
    forget(folder);
    const watcher = watch(folder, (event, name) => {
      if (name === null || UNFINISHED.test(name)) return;
      // It is new, or gone, or another one of the same name.
      if (event === "rename") followAgain(join(folder, name));
      onChange();
    });
    // Windows reports an error when a folder is deleted; its parent has reported the deletion already.
    watcher.on("error", () => forget(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) follow(join(folder, entry.name));
  }

  function followAgain(path: string): void {
    if (isFolder(path)) follow(path);
    else forget(path);
  }

  for (const folder of ["content", "src/locales"]) follow(join(root, folder));
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
