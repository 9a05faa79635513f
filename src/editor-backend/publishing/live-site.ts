import type { RequestListener } from "node:http";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { setContentFolder } from "../../server/published/read-published";
import { FUNCTIONS_FOLDER } from "../../workarounds/gatsby/build-folders.mjs";
import { readBetweenBuilds } from "./between-builds";
import { copyBuild } from "./copy-build";
import { openOwnFolder } from "./own-folder";

interface LiveSite {
  /** Answers requests from the version that is live at the moment. */
  listener: RequestListener;
  /** Shows what was built last; until it is complete, the version before stays. */
  show(): Promise<void>;
  /** Removes the copies, when nobody is being answered any more. */
  remove(): Promise<void>;
}

/** Loads compiled functions; gets what serves them with the pages of a folder. */
export type LoadSite = (functionsFolder: string) => (publicFolder: string) => RequestListener;

interface LiveSiteOptions {
  root: string;
  load: LoadSite;
  graceMs?: number;
}

interface Version {
  listener: RequestListener;
  folder: string;
  /** Requests that it is answering. */
  underWay: number;
}

/** Old versions stay this long, and until they have answered. */
const GRACE_MS = 30_000;

/**
 * Serves copies of the built site, one version at a time: a visitor never sees a half-built page. They are this process's own, so that
 * another one in the same working tree does not take its files. Functions are loaded once for each state of the code; they read the content of the version.
 */
export async function createLiveSite({ root, load, graceMs = GRACE_MS }: LiveSiteOptions): Promise<LiveSite> {
  const own = await openOwnFolder(join(root, ".build", "live"));
  const timers = new Set<NodeJS.Timeout>();
  let count = 0;
  let current: Version;
  let code: string | undefined;
  let createListener: ReturnType<LoadSite> | undefined;

  function removeLater(version: Version): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (version.underWay > 0) {
        removeLater(version);
        return;
      }
      void rm(version.folder, { recursive: true, force: true });
    }, graceMs).unref();
    timers.add(timer);
  }

  async function show(): Promise<void> {
    const next = join(own, String((count += 1)));
    const listener = await readBetweenBuilds(root, async (built) => {
      await rm(next, { recursive: true, force: true });
      await copyBuild(join(root, "public"), join(next, "public"));
      await copyBuild(join(root, FUNCTIONS_FOLDER, "content"), join(next, "content"));
      if (createListener === undefined || built !== code) createListener = load(join(root, FUNCTIONS_FOLDER));
      code = built;
      return createListener(join(next, "public"));
    });
    setContentFolder(join(next, "content"));
    const old = current as Version | undefined;
    if (old) removeLater(old);
    current = { listener, folder: next, underWay: 0 };
  }

  await show();
  return {
    listener: (request, response) => {
      const version = current;
      version.underWay += 1;
      response.once("close", () => (version.underWay -= 1));
      version.listener(request, response);
    },
    show,
    remove() {
      timers.forEach(clearTimeout);
      return rm(own, { recursive: true, force: true });
    },
  };
}
