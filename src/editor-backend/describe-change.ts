import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Who changed a file last, as far as this machine knows: a window of the editor, the author of a commit, or nobody it knows (the server forgets the editor's own changes when it ends). */
export type ChangedBy = { kind: "editor" } | { kind: "commit"; name: string } | { kind: "unknown" };

export interface FileChange {
  by: ChangedBy;
  /** When the file got its present text; `null` when it is gone. */
  at: string | null;
}

const GIT_TIMEOUT_MS = 3000;

async function runGit(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", args, { cwd: root, timeout: GIT_TIMEOUT_MS });
  return stdout.trim();
}

/** Gets the author of the last commit of a file that is as git has it; nobody when it was changed since, or without git. */
async function getCommitAuthor(root: string, path: string): Promise<string> {
  try {
    await runGit(root, "diff", "--quiet", "HEAD", "--", path);
    return await runGit(root, "log", "-1", "--format=%an", "--", path);
  } catch {
    return "";
  }
}

/** Finds out who changed a file and when. `isOwn` says that its present text was written by the editor. */
export async function describeChange(root: string, path: string, isOwn: boolean): Promise<FileChange> {
  const file = await stat(join(root, path)).catch(() => undefined);
  const at = file ? file.mtime.toISOString() : null;
  if (isOwn) return { by: { kind: "editor" }, at };
  const name = await getCommitAuthor(root, path);
  return { by: name === "" ? { kind: "unknown" } : { kind: "commit", name }, at };
}
