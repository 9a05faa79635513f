import type { RequestListener } from "node:http";
import { rm } from "node:fs/promises";
import { join } from "node:path";

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

/** A version of the site that is being served. */
export interface Version {
  listener: RequestListener;
  /** Removes its functions from memory. */
  unload(): void;
}

interface LiveSiteOptions {
  root: string;
  /** Creates what serves a version's pages and functions. */
  createVersion: (publicFolder: string, functionsFolder: string) => Version;
  graceMs?: number;
}

interface ShownVersion extends Version {
  folder: string;
  /** Requests that it is answering. */
  underWay: number;
}

/** Old versions stay this long, and until they have answered: functions are loaded when the body of their first call is here. */
const GRACE_MS = 30_000;

/**
 * Serves copies of the built site, one version at a time: a visitor never sees a half-built page. They are this process's own, so that
 * another one in the same working tree does not take its files.
 */
export async function createLiveSite({
  root,
  createVersion,
  graceMs = GRACE_MS,
}: LiveSiteOptions): Promise<LiveSite> {
  const own = await openOwnFolder(join(root, ".build", "live"));
  const timers = new Set<NodeJS.Timeout>();
  let count = 0;
  let current: ShownVersion;

  function removeLater(version: ShownVersion): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (version.underWay > 0) {
        removeLater(version);
        return;
      }
      version.unload();
      void rm(version.folder, { recursive: true, force: true });
    }, graceMs).unref();
    timers.add(timer);
  }

  async function show(): Promise<void> {
    const next = join(own, String((count += 1)));
    await readBetweenBuilds(root, async () => {
      await rm(next, { recursive: true, force: true });
      await copyBuild(join(root, "public"), join(next, "public"));
      await copyBuild(join(root, FUNCTIONS_FOLDER), join(next, "functions"));
    });
    const old = current as typeof current | undefined;
    const created = createVersion(join(next, "public"), join(next, "functions"));
    current = { ...created, folder: next, underWay: 0 };
    if (old) removeLater(old);
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
