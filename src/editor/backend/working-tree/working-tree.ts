import { stat } from "node:fs/promises";
import { join } from "node:path";

import { runGit } from "../../../files/run-git";
import type { Env } from "../../../server/platform/env";
import { describeError, log } from "../../../server/platform/log";
import {
  findChanged,
  getFileVersion,
  type Author,
  type Change,
  type Content,
  type ContentStore,
} from "../content-store";
import { readWorkingTree, writeFiles } from "./content-files";
import { createGitHistory, findGitProblem, FOUND } from "./git-history";
import { createOwnHistory } from "./own-history";

export interface WorkingTree {
  store: ContentStore;
  stop(): void;
}

interface WorkingTreeOptions {
  root: string;
  env: Pick<Env, "dataDir"> & { cms: Pick<Env["cms"], "isPushed"> };
  /** Called when files were written, before they are in the history. */
  onWritten?: () => void;
}

const PUSH_TIMEOUT_MS = 60_000;
const RETRY_MS = 60_000;

/** Runs tasks in their order; a failed one fails no save and is tried again each minute and before the next one. */
function createQueue(failure: string) {
  const waiting: (() => Promise<void>)[] = [];
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    clearTimeout(timer);
    try {
      for (let task = waiting[0]; task; task = waiting[0]) {
        await task();
        waiting.shift();
      }
    } catch (error) {
      log.error(failure, describeError(error));
      timer = setTimeout(() => void retry(), RETRY_MS).unref();
    }
  }

  /** Resolves when all is done or has failed for now. */
  const retry = () => (running = running.then(work));

  return {
    run(task: () => Promise<void>): Promise<void> {
      waiting.push(task);
      return retry();
    },
    retry,
    stop: () => clearTimeout(timer),
  };
}

/** Opens the working tree `root` as the editor's store. Its history is git: the folder's own, or a repository in `DATA_DIR`. */
export async function openWorkingTree({ root, env, onWritten }: WorkingTreeOptions): Promise<WorkingTree> {
  const reason = await findGitProblem(root);
  const history =
    reason === undefined
      ? createGitHistory(root)
      : createOwnHistory(root, join(env.dataDir, "content.git"), reason);
  const isPushed = reason === undefined && env.cms.isPushed;
  const records = createQueue("content-history-failed");
  const pushes = createQueue("content-push-failed");

  const push = async () => {
    await runGit(root, ["push", "--quiet"], { timeoutMs: PUSH_TIMEOUT_MS });
  };

  /** A later save, by another author, may have replaced a file before this one is committed. */
  async function isStill(path: string, wanted: string | Buffer | null): Promise<boolean> {
    const version = wanted === null ? null : getFileVersion(wanted);
    return version === (await readWorkingTree(root).getVersion(path));
  }

  async function record(author: Author, subject: string, files: Change["files"]): Promise<void> {
    const own: string[] = [];
    for (const [path, wanted] of files) if (await isStill(path, wanted)) own.push(path);
    await history.commit(author, subject, own);
  }

  async function change(author: Author, prepare: (content: Content) => Promise<Change>): Promise<void> {
    const content = readWorkingTree(root);
    const { files, subject } = await findChanged(await prepare(content), content);
    if (files.size === 0) return;
    // What earlier saves have written is theirs: it must not be taken for a change by hand, nor be noted with this save.
    await records.retry();
    await history
      .commit(...FOUND, [...files.keys()])
      .catch((error: unknown) => log.error("content-history-failed", describeError(error)));
    await writeFiles(root, files);
    onWritten?.();
    await records.run(() => record(author, subject, files));
    if (isPushed) void pushes.run(push);
  }

  let last: Promise<unknown> = Promise.resolve();
  const store: ContentStore = {
    ...history,
    async getLastChange(path) {
      const [commit] = (await history.isCommitted(path)) ? await history.listRevisions([path]) : [];
      if (commit) return { by: commit.by, at: commit.at };
      const file = await stat(join(root, path)).catch(() => undefined);
      return { by: null, at: file?.mtime.toISOString() ?? null };
    },
    read: () => Promise.resolve(readWorkingTree(root)),
    change(author, prepare) {
      // One after another: nothing comes between check and write.
      const result = last.then(() => change(author, prepare));
      last = result.catch(() => undefined);
      return result;
    },
  };
  return {
    store,
    stop() {
      records.stop();
      pushes.stop();
    },
  };
}
