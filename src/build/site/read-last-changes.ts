import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** When a file of `content/` was first and last written, as ISO dates with a time. */
export interface FileDates {
  created: string;
  changed: string;
}

export type LastChanges = (file: string) => Promise<FileDates>;

async function runGit(root: string, args: readonly string[]): Promise<string> {
  const limits = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  // Without git, or outside of a repository, the files' own times are all there is.
  return promisify(execFile)("git", ["-c", "core.quotePath=off", ...args], limits).then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/** Reads git's log of the content: the newest commit of a file stands first. */
async function readCommits(root: string): Promise<Map<string, FileDates>> {
  const format = ["--format=commit %cI", "--name-only", "--relative"];
  const log = await runGit(root, ["log", ...format, "--", "content"]);
  const dates = new Map<string, FileDates>();
  let time = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("commit ")) time = new Date(line.slice("commit ".length)).toISOString();
    else if (line !== "") dates.set(line, { changed: dates.get(line)?.changed ?? time, created: time });
  }
  return dates;
}

async function listUncommitted(root: string): Promise<Set<string>> {
  const changed = await runGit(root, ["diff", "--name-only", "--relative", "HEAD", "--", "content"]);
  return new Set(changed.split("\n"));
}

/** Gets what tells a content file's dates (path relative to `content/`): git's, and for what is not committed the file's own. */
export async function readLastChanges(root: string): Promise<LastChanges> {
  const [commits, uncommitted] = await Promise.all([readCommits(root), listUncommitted(root)]);
  return async (file) => {
    const path = `content/${file}`;
    const known = commits.get(path);
    if (known && !uncommitted.has(path)) return known;
    const changed = (await stat(join(root, path))).mtime.toISOString();
    return { created: known?.created ?? changed, changed };
  };
}
