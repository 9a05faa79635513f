import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { readGitObjects } from "../../files/read-git-objects";
import { runGit } from "../../files/run-git";
import type { Author } from "../store/content-store";
import { listCommits, listDeletingCommits } from "./git-log";
import { UNKNOWN_AUTHOR, type ChangedFile, type TreeHistory } from "./tree-history";

const COMMIT_ID = /^[0-9a-f]{40,64}$/;
/** Belongs to every version of the site. */
const TRACKED_FILE = "content/settings/site.json";

/** Tells whether a folder's content is kept by git, and git can be used here. */
export async function isKeptByGit(root: string): Promise<boolean> {
  try {
    await runGit(root, ["rev-parse", "--quiet", "--verify", "HEAD"]);
    // A folder inside of another repository is not that repository's.
    await runGit(root, ["ls-files", "--error-unmatch", "--", TRACKED_FILE]);
    return true;
  } catch {
    return false;
  }
}

/** Deleted, and never part of a commit: git has nothing to note. */
const ADDED_AND_GONE = "AD";

/** Gets those of the paths whose files are not as the last commit has them. */
async function listUncommitted(root: string, paths: readonly string[]): Promise<string[]> {
  const args = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  const output = await runGit(root, [...args, "--", ...paths]);
  // "XY path", from the repository's first folder.
  const lines = output.toString().split("\0").filter(Boolean);
  const changed = lines.filter((line) => !line.startsWith(ADDED_AND_GONE)).map((line) => line.slice(3));
  return paths.filter((path) => changed.some((name) => name === path || name.endsWith(`/${path}`)));
}

function toIdentity({ name, email }: Author, subject: string): Record<string, string> {
  // Git refuses a name of which nothing is left without "<>" and control characters.
  const known = /[\p{L}\p{N}]/u.test(name) ? name : (email.split("@")[0] ?? subject);
  return {
    ...{ GIT_AUTHOR_NAME: known, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: known, GIT_COMMITTER_EMAIL: email },
  };
}

/** Commits these paths as they are in the working tree, and nothing else of what is changed or staged. */
export async function commitPaths(
  root: string,
  author: Author,
  subject: string,
  paths: readonly string[],
): Promise<void> {
  const changed = paths.length === 0 ? [] : await listUncommitted(root, paths);
  if (changed.length === 0) return;
  const present = changed.filter((path) => existsSync(join(root, path)));
  // "commit --only" knows no file that git has never heard of.
  if (present.length > 0) await runGit(root, ["add", "--", ...present]);
  const args = ["commit", "--quiet", "--no-verify", "--only", "--cleanup=verbatim", `--message=${subject}`];
  const env = toIdentity(author, subject);
  await runGit(root, [...args, "--", ...changed], { env });
}

/** Tells whether a file is as a save has left it: a later save, whose author is another one, may have been written meanwhile. */
async function isStill(root: string, { path, after }: ChangedFile): Promise<boolean> {
  const bytes = await readFile(join(root, path)).catch(() => null);
  return after === null || bytes === null ? after === bytes : bytes.equals(Buffer.from(after));
}

/** Creates the history of a working tree that git keeps: every change of the editor is a commit by the person who made it. */
export function createGitHistory(root: string): TreeHistory {
  return {
    async keepFound(files) {
      const paths = files.filter(({ before }) => before !== null).map(({ path }) => path);
      if (paths.length > 0) await commitPaths(root, UNKNOWN_AUTHOR, "Keep content as it was found", paths);
    },
    async record(author, subject, files) {
      const own = await Promise.all(
        files.map(async (file) => ((await isStill(root, file)) ? [file.path] : [])),
      );
      await commitPaths(root, author, subject, own.flat());
    },
    listRevisions: (paths) => listCommits(root, paths),
    async readRevision(paths, id) {
      // "./" makes the path one of this folder, which need not be the repository's first one.
      const names = COMMIT_ID.test(id) ? paths.map((path) => `${id}:./${path}`) : [];
      const objects = await readGitObjects(root, names);
      const files = objects.map((object) => (object?.type === "blob" ? object.bytes : null));
      return new Map(paths.map((path, index) => [path, files[index] ?? null]));
    },
    async getLastChange(path) {
      const [[commit], changed] = await Promise.all([
        listCommits(root, [path], 1),
        listUncommitted(root, [path]),
      ]);
      if (commit && changed.length === 0) return { by: commit.by, at: commit.at };
      const file = await stat(join(root, path)).catch(() => undefined);
      return { by: null, at: file ? file.mtime.toISOString() : null };
    },
    listDeletions: () => listDeletingCommits(root),
  };
}
