import { describeError, log } from "../../server/log";
import { isMediaPath } from "../content-paths";
import type { Author, Change, Content, ContentStore } from "../store/content-store";
import type { FollowUp } from "./follow-up";
import { readWorkingTree } from "./read-working-tree";
import type { ChangedFile, TreeHistory } from "./tree-history";
import { writeFiles } from "./write-files";

interface StoreOptions {
  root: string;
  history: TreeHistory;
  /** Notes saves in the history; a failure is tried again and fails no save. */
  records: FollowUp;
  /** Called when files were written, before they are in the history. */
  onWritten?: () => void;
  /** Called when the history has them. */
  onRecorded?: () => void;
}

async function listChanges({ files }: Change, content: Content): Promise<ChangedFile[]> {
  const changes = [...files].map(async ([path, after]) => {
    const text = isMediaPath(path) ? await content.readMedia(path) : await content.readText(path);
    return { path, before: text === undefined ? null : Buffer.from(text), after };
  });
  const changed = await Promise.all(changes);
  return changed.filter(({ before, after }) =>
    before === null || after === null ? before !== after : !before.equals(Buffer.from(after)),
  );
}

/** Creates the store of a working tree. Changes are checked and written one after another: nothing comes between check and write. */
export function createWorkingTreeStore({
  root,
  history,
  records,
  onWritten,
  onRecorded,
}: StoreOptions): ContentStore {
  let last: Promise<unknown> = Promise.resolve();

  async function change(author: Author, prepare: (content: Content) => Promise<Change>): Promise<void> {
    const content = readWorkingTree(root);
    const wanted = await prepare(content);
    const changed = await listChanges(wanted, content);
    if (changed.length === 0) return;
    // What earlier saves have written is theirs: it must not be taken for a change by hand, nor be noted with this save.
    await records.catchUp();
    await history
      .keepFound(changed)
      .catch((error: unknown) => log.error("content-history-failed", describeError(error)));
    await writeFiles(root, new Map(changed.map(({ path, after }) => [path, after])));
    onWritten?.();
    await records.run(() => history.record(author, wanted.subject, changed));
    onRecorded?.();
  }

  return {
    ...history,
    read: () => Promise.resolve(readWorkingTree(root)),
    change(author, prepare) {
      const result = last.then(() => change(author, prepare));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
