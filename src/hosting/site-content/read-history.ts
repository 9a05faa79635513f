import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { FileVersion } from "../../content/findings/find-stale-translations";

const run = promisify(execFile);
const LOG_LIMIT = 64_000_000;

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, { cwd: root, maxBuffer: LOG_LIMIT });
  return stdout;
}

/** The commits that changed each content file, newest first; empty where there is no history. */
async function readCommits(root: string): Promise<Map<string, { hash: string; time: number }[]>> {
  const log = await git(
    root,
    "log",
    "--format=commit %H %ct",
    "--name-only",
    "--no-renames",
    "--",
    "content",
  ).catch(() => "");
  const commits = new Map<string, { hash: string; time: number }[]>();
  let commit = { hash: "", time: 0 };
  for (const line of log.split("\n")) {
    const [, hash = "", time = ""] = /^commit (\w+) (\d+)$/.exec(line) ?? [];
    if (hash) commit = { hash, time: Number(time) };
    else if (line) commits.set(line, [...(commits.get(line) ?? []), commit]);
  }
  return commits;
}

/** Reads the versions of offer files: the one on disk, then what git knows. A file with one version needs no reading of git. */
export async function readHistory(
  root: string,
  files: ReadonlyMap<string, string>,
  now: number,
): Promise<Map<string, FileVersion[]>> {
  const commits = await readCommits(root);
  const history = new Map<string, FileVersion[]>();
  for (const [file, source] of files) {
    if (!file.endsWith(".md")) continue;
    const versions: FileVersion[] = [];
    for (const { hash, time } of commits.get(file) ?? []) {
      const text = await git(root, "show", `${hash}:${file}`).catch(() => undefined);
      if (text !== undefined) versions.push({ time, source: text });
    }
    const isCommitted = versions[0]?.source === source;
    history.set(file, isCommitted ? versions : [{ time: Math.floor(now / 1000), source }, ...versions]);
  }
  return history;
}
