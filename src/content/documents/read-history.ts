import { createHash } from "node:crypto";

import { GitError, runGit, readGitObjects } from "../../files/run-git";

/** One version of a file and when it was made; the newest first. */
export interface FileVersion {
  time: number;
  source: string;
}

/** A version of a file: when it was committed, and the hash of what was in it. */
interface Commit {
  time: number;
  blob: string;
}

/** A deleted file has no content. */
const NO_BLOB = /^0+$/;

/** A line of `--raw`, of a merge too, which names one file before it for each parent: the last hash is what came out. */
const CHANGE = /^:.* ([0-9a-f]{40,}) \w+\t(.+\.(?:md|yml))$/;

/** The versions of each offer file that git knows, newest first; none where there is no history. */
async function readCommits(root: string): Promise<Map<string, Commit[]>> {
  // `-c`: a merge that changed a file itself, because both sides had, made a version that no other commit holds.
  const args = ["log", "-c", "--format=commit %ct", "--raw", "--no-abbrev", "--no-renames", "--relative"];
  const log = await runGit(root, [...args, "--", "content"], { timeoutMs: 0 });
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

/** The hash by which git knows a text; `like` is one of the repository's, of 40 hexadecimal digits (SHA-1) or 64 (SHA-256). */
function getBlobHash(source: string, like: string): string {
  const bytes = Buffer.from(source);
  const hash = createHash(like.length === 40 ? "sha1" : "sha256");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Reads the blobs of all versions but of those that are on the disk. */
async function readTexts(
  root: string,
  commits: ReadonlyMap<string, Commit[]>,
  files: ReadonlyMap<string, string>,
): Promise<(blob: string) => string | undefined> {
  const onDisk = new Map<string, string>();
  for (const [file, [newest]] of commits) {
    const source = files.get(file);
    if (newest && source !== undefined && getBlobHash(source, newest.blob) === newest.blob)
      onDisk.set(newest.blob, source);
  }
  const others = [...commits.values()].flat().filter(({ blob }) => !onDisk.has(blob));
  const blobs = await readBlobs(
    root,
    others.map(({ blob }) => blob),
  );
  return (blob) => onDisk.get(blob) ?? blobs.get(blob);
}

/** Without git, or outside of a repository, there is no history. */
async function readVersions(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, FileVersion[]>> {
  try {
    const commits = await readCommits(root);
    const getText = await readTexts(root, commits, files);
    return new Map(
      [...commits].map(([file, versions]) => [
        file,
        versions.flatMap(({ time, blob }) => {
          const source = getText(blob);
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
  const known = await readVersions(root, files);
  for (const [file, source] of files) {
    if (file.endsWith(".json")) continue;
    const versions = known.get(file) ?? [];
    const isCommitted = versions[0]?.source === source;
    history.set(file, isCommitted ? versions : [{ time: Math.floor(now / 1000), source }, ...versions]);
  }
  return history;
}

/** Blobs never change: what was read once needs no process again, for as long as this one lives. */
const known = new Map<string, string>();

/** Reads the texts of git's blobs, all that are not known yet by one process; gets them by their hash. */
export async function readBlobs(
  root: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(hashes)].filter((hash) => !known.has(hash));
  for (const blob of await readGitObjects(root, wanted, { timeoutMs: 0 }))
    if (blob) known.set(blob.hash, blob.bytes.toString("utf8"));
  return known;
}
