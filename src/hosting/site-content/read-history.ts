import type { FileVersion } from "../../content/findings/find-stale-translations";
import { readBlobs } from "./read-blobs";
import { GitError, runGit } from "./run-git";

/** A version of a file: when it was committed, and the hash of what was in it. */
interface Commit {
  time: number;
  blob: string;
}

/** A deleted file has no content. */
const NO_BLOB = /^0+$/;

/** A line of `--raw`, of a merge too, which names one file before it for each parent: the last hash is what came out. */
const CHANGE = /^:.* ([0-9a-f]{40,}) \w+\t(.+)$/;

/** The versions of each offer file that git knows, newest first; none where there is no history. */
async function readCommits(root: string): Promise<Map<string, Commit[]>> {
  // `-c`: a merge that changed a file itself, because both sides had, made a version that no other commit holds.
  const args = ["log", "-c", "--format=commit %ct", "--raw", "--no-abbrev", "--no-renames", "--relative"];
  const log = await runGit(root, ["-c", "core.quotePath=off", ...args, "--", "content/*.md"]);
  const commits = new Map<string, Commit[]>();
  let time = 0;
  for (const line of log.toString("utf8").split("\n")) {
    const [, seconds] = /^commit (\d+)$/.exec(line) ?? [];
    if (seconds) time = Number(seconds);
    const [, blob, file] = CHANGE.exec(line) ?? [];
    if (blob === undefined || file === undefined || NO_BLOB.test(blob)) continue;
    commits.set(file, [...(commits.get(file) ?? []), { time, blob }]);
  }
  return commits;
}

/** Without git, or outside of a repository, there is no history. */
async function readVersions(root: string): Promise<ReadonlyMap<string, FileVersion[]>> {
  try {
    const commits = await readCommits(root);
    const blobs = await readBlobs(
      root,
      [...commits.values()].flat().map(({ blob }) => blob),
    );
    return new Map(
      [...commits].map(([file, versions]) => [
        file,
        versions.flatMap(({ time, blob }) => {
          const source = blobs.get(blob);
          return source === undefined ? [] : [{ time, source }];
        }),
      ]),
    );
  } catch (error) {
    if (error instanceof GitError) return new Map();
    throw error;
  }
}

/** Reads the versions of offer files: the one on disk, then what git knows. Two processes of git, however long the history is. */
export async function readHistory(
  root: string,
  files: ReadonlyMap<string, string>,
  now: number,
): Promise<Map<string, FileVersion[]>> {
  const history = new Map<string, FileVersion[]>();
  const known = await readVersions(root);
  for (const [file, source] of files) {
    if (!file.endsWith(".md")) continue;
    const versions = known.get(file) ?? [];
    const isCommitted = versions[0]?.source === source;
    history.set(file, isCommitted ? versions : [{ time: Math.floor(now / 1000), source }, ...versions]);
  }
  return history;
}
