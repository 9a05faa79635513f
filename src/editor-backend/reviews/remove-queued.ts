import { describeError, log } from "../../server/log";
import { HttpError } from "../../server/http/http-error";
import { getSite } from "../../server/site-settings";
import { getStore } from "../../server/store/get-store";
import { PUBLISH_CLAIM_MS } from "../../server/store/review-store";
import type { Changer } from "../calls/save-change";
import { getEditor } from "../editor-host";
import type { ContentStore } from "../content-store";
import { deleteReviewFile } from "./review-files";

/** A file that is not there stays queued for so long: somebody may be in the middle of publishing it. */
const WATCHED_MS = 2 * PUBLISH_CLAIM_MS;

/** The site itself, which acts for a guest. */
function getOwnName(): Changer {
  const { brand, mail_from: email } = getSite("en");
  return { id: null, role: null, name: brand, email };
}

/** Gets the content of this site; `undefined` where there is none to change. */
export function findContentStore(): ContentStore | undefined {
  try {
    return getEditor().store;
  } catch (error) {
    if (error instanceof HttpError && error.reply.code === "not-found") return undefined;
    throw error;
  }
}

/**
 * Takes the reviews off the site that guests have withdrawn, or that were deleted with their enquiries; in the name of `by`, or of the
 * site itself. Gets the files that are still there: what fails is tried again.
 */
export async function removeQueued(now: number, by?: Changer): Promise<string[]> {
  const { removals } = await getStore();
  const queued = await removals.list();
  const store = queued.length === 0 ? undefined : findContentStore();
  const left: string[] = [];
  for (const { file, at } of queued) {
    // Published before this site was cut off from its content: a person has to take it away.
    if (store === undefined) {
      left.push(file);
      continue;
    }
    try {
      const change = { store, by: by ?? getOwnName(), action: "review-removed" } as const;
      const isRemoved = await deleteReviewFile(change, file);
      if (!isRemoved && at < now - WATCHED_MS) await removals.forget(file);
    } catch (error) {
      left.push(file);
      log.error("review-not-removed", { file, ...describeError(error) });
    }
  }
  return left;
}

/** Takes withdrawn reviews off the site, and fails no caller: what is left is tried again. */
export async function tryRemoveQueued(): Promise<void> {
  await removeQueued(Date.now()).catch((error: unknown) =>
    log.error("review-removal-failed", describeError(error)),
  );
}
