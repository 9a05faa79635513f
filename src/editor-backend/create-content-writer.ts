import { z } from "zod";

import type { FileAction } from "./file-actions";
import { fileVersions } from "./file-versions";
import { refuseBrokenContent } from "./refuse-broken-content";
import { refuseOutdatedChange } from "./refuse-outdated-change";

const written = z.object({ versions: fileVersions.default({}) });

/** Runs an action that changes files of `root`, unless the change is outdated or would break the build. */
export type ContentWriter = (action: string, run: FileAction, params: unknown) => Promise<unknown>;

/** Creates a writer whose changes are checked and written one after another: nothing comes between check and write. */
export function createContentWriter(root: string): ContentWriter {
  const own = new Map<string, string | null>();
  let last: Promise<unknown> = Promise.resolve();

  async function write(action: string, run: FileAction, params: unknown): Promise<unknown> {
    await refuseOutdatedChange(root, params, (path, version) => own.get(path) === version);
    await refuseBrokenContent(root, action, params);
    const result = await run(root, params);
    const { versions } = written.parse(result);
    for (const [path, version] of Object.entries(versions)) own.set(path, version);
    return result;
  }

  return (...change) => {
    const result = last.then(() => write(...change));
    last = result.catch(() => undefined);
    return result;
  };
}
