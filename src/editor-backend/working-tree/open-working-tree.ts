import { join } from "node:path";

import { runGit } from "../../files/run-git";
import type { Env } from "../../server/env";
import { describeError, log } from "../../server/log";
import type { ContentStore } from "../store/content-store";
import { createWorkingTreeStore } from "./create-working-tree-store";
import { deleteReviewCopies } from "./delete-review-copies";
import { createFollowUp } from "./follow-up";
import { createGitHistory, isKeptByGit } from "./git-history";
import { createJournalHistory } from "./journal-history";

/** What is not done yet of the last saves, although they are stored. */
export interface Backlog {
  /** The history does not have them. */
  isHistoryBehind: boolean;
  /** They are not pushed. */
  isPushBehind: boolean;
}

export interface WorkingTree {
  store: ContentStore;
  getBacklog(): Backlog;
  stop(): void;
}

interface WorkingTreeOptions {
  root: string;
  env: Pick<Env, "dataDir"> & { cms: Pick<Env["cms"], "isPushed"> };
  /** Called when files were written. */
  onWritten?: () => void;
}

const PUSH_TIMEOUT_MS = 60_000;

/** Opens the working tree `root` as the editor's store: with git's history where git keeps it, otherwise with a journal in `DATA_DIR`. */
export async function openWorkingTree({ root, env, onWritten }: WorkingTreeOptions): Promise<WorkingTree> {
  const isGit = await isKeptByGit(root);
  const journal = join(env.dataDir, "content-history");
  // Also where git has taken over: the journal of before stays.
  await deleteReviewCopies(journal).catch((error: unknown) =>
    log.error("content-history-failed", describeError(error)),
  );
  const history = isGit ? createGitHistory(root) : createJournalHistory(root, journal);
  const records = createFollowUp("content-history-failed");
  const pushes = createFollowUp("content-push-failed");
  async function push(): Promise<void> {
    await runGit(root, ["push", "--quiet"], { timeoutMs: PUSH_TIMEOUT_MS });
  }
  const store = createWorkingTreeStore({
    ...{ root, history, records },
    ...(onWritten && { onWritten }),
    onRecorded: () => {
      if (isGit && env.cms.isPushed) void pushes.run(push);
    },
  });
  return {
    store,
    getBacklog: () => ({ isHistoryBehind: records.isBehind(), isPushBehind: pushes.isBehind() }),
    stop() {
      records.stop();
      pushes.stop();
    },
  };
}
