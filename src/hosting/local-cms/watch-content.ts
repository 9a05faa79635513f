import { watch } from "node:fs";
import { join } from "node:path";

/** What an editor's unfinished work is called. */
const UNFINISHED = /(^|[\\/])\.|~$|\.tmp$/;

/** Calls `onChange` when a content file or a sentence changes, whoever changed it. Gets a function that stops watching. */
export function watchContent(root: string, onChange: () => void): () => void {
  const watchers = ["content", "src/i18n/messages"].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name !== null && !UNFINISHED.test(name)) onChange();
    }),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}
