import { stat } from "node:fs/promises";
import { join } from "node:path";
import { runGit } from "../../files/run-git";

/** When a file of `content/` was first and last written, as ISO dates with a time. */
export interface FileDates {
  created: string;
  changed: string;
}

export type LastChanges = (file: string) => Promise<FileDates>;

/** Without git, or outside of a repository, the files' own times are all there is. */
const readLines = (root: string, args: readonly string[]) =>
  runGit(root, [...args, "--", "content"], { timeoutMs: 0 }).then(
    (output) => output.toString().split("\n"),
    (): string[] => [],
  );

/** Reads git's log of the content: the newest commit of a file stands first. */
async function readCommits(root: string): Promise<Map<string, FileDates>> {
  const format = ["--format=commit %cI", "--name-only", "--relative"];
  const dates = new Map<string, FileDates>();
  let time = "";
  for (const line of await readLines(root, ["log", ...format])) {
    if (line.startsWith("commit ")) time = new Date(line.slice("commit ".length)).toISOString();
    else if (line !== "") dates.set(line, { changed: dates.get(line)?.changed ?? time, created: time });
  }
  return dates;
}

/** Returns what tells a content file's dates (path relative to `content/`): git's, and for what is not committed the file's own. */
export async function readLastChanges(root: string): Promise<LastChanges> {
  const [commits, lines] = await Promise.all([
    readCommits(root),
    readLines(root, ["diff", "--name-only", "--relative", "HEAD"]),
  ]);
  const uncommitted = new Set(lines);
  return async (file) => {
    const path = `content/${file}`;
    const known = commits.get(path);
    if (known && !uncommitted.has(path)) return known;
    const changed = (await stat(join(root, path))).mtime.toISOString();
    return { created: known?.created ?? changed, changed };
  };
}
