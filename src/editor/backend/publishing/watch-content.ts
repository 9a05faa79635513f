import { readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { join, sep } from "node:path";

/** Names of temporary files of editors. */
const UNFINISHED = /^\.|~$|\.tmp$/;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Calls `onChange` when a content file or a sentence changes, whoever changed it. Gets a function that stops watching.
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
