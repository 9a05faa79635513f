import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { watch } from "chokidar";

import type { ContentProblem } from "../../../content/content-problem";
import { describeError, log } from "../../../server/platform/log";
import { CONTENT_FOLDERS } from "../content-paths";
import { findContentProblems, listMedia, readContentFiles } from "../../../content/site-content";

/** Files of the content, as they are now, that the build could not work with. */
export class BrokenSiteError extends Error {
  override name = "BrokenSiteError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(`${problems.length} problems in the content. Expected none.`);
  }
}

/** Throws when the content has problems: they are known by file and field then, where the build would only end with a log. */
export async function refuseBrokenSite(root: string): Promise<void> {
  const problems = findContentProblems(await readContentFiles(root), listMedia(root));
  if (problems.length > 0) throw new BrokenSiteError(problems);
}

/** Whether the last change is on the site; `saved`: it is stored, and a host builds it. */
export interface PublishingStatus {
  state: "live" | "publishing" | "failed" | "saved";
  /** Those of content files; what else went wrong is in the log. */
  problems?: readonly ContentProblem[];
}

const DELAY_MS = 150;

/** Publishes changes one after another; several in a moment are one build, a change during a build starts the next one. */
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
      log.error("publishing-failed", { reason: error instanceof Error ? error.message : String(error) });
      return { state: "failed" };
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
    const note = await readFile(join(root, "public", "next-change.json"), "utf8").catch(() => "");
    if (Number.parseFloat(note) <= Date.now() && getStatus().state !== "publishing") request();
  };
  return setInterval(() => void look(), LOOK_MS).unref();
}

/** Names of temporary files of editors. */
const UNFINISHED = /^\.|~$|\.tmp$/;

/** Calls `onChange` when a content file or a sentence changes, whoever changed it. Returns a function that stops watching. */
export function watchContent(root: string, onChange: () => void): () => void {
  const folders = CONTENT_FOLDERS.map((folder) => join(root, folder));
  const watcher = watch(folders, { ignoreInitial: true, ignored: (path) => UNFINISHED.test(basename(path)) });
  watcher.on("all", onChange);
  watcher.on("error", (error) => log.error("content-not-watched", describeError(error)));
  return () => void watcher.close();
}
