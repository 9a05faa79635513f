import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { readGitObjects, runGit } from "../../../files/run-git";
import { isDeletablePath } from "../content-paths";
import {
  COMMIT_ID,
  DELETIONS_SINCE_DAYS,
  MAX_DELETIONS,
  MAX_REVISIONS,
  type Author,
  type ContentHistory,
  type Revision,
} from "../content-store";

/** A file of a change, before and after it; `null` is a file that is not there. */
export interface ChangedFile {
  path: string;
  before: Buffer | null;
  after: string | Buffer | null;
}

export interface TreeHistory extends Omit<ContentHistory, "getLastChange"> {
  /** Commits files that were changed by hand and are about to be replaced. */
  keepFound(files: readonly ChangedFile[]): Promise<void>;
  record(author: Author, subject: string, files: readonly ChangedFile[]): Promise<void>;
  /** Returns the commit that made a file what it is now; `undefined` if it was changed by hand since. */
  findLastCommit(path: string): Promise<Revision | undefined>;
}

const UNKNOWN_AUTHOR: Author = { name: "Unknown", email: "unknown@localhost" };
export const FOUND = [UNKNOWN_AUTHOR, "Keep content as it was found"] as const;

/** `null` for a change by hand. */
export function toKnownName({ name, email }: Author): string | null {
  return email === UNKNOWN_AUTHOR.email ? null : name;
}

/** Git refuses names of which nothing is left without "<>" and control characters. */
export function toIdentity({ name, email }: Author): Author {
  const clean = name.replace(/[<>\p{Cc}]/gu, "").trim();
  return { name: /[\p{L}\p{N}]/u.test(clean) ? clean : (email.split("@")[0] ?? "Staff"), email };
}

/** Belongs to every version of the site. */
const TRACKED_FILE = "content/settings/site.json";

/** Returns why git cannot be the history of a folder; `undefined` if it can. */
export async function findGitProblem(root: string): Promise<string | undefined> {
  try {
    await runGit(root, ["rev-parse", "--quiet", "--verify", "HEAD"]);
    // A folder inside of another repository is not that repository's.
    await runGit(root, ["ls-files", "--error-unmatch", "--", TRACKED_FILE]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "git failed";
  }
}

/** Characters that stand in no name, date or path: before each commit, and between its parts. */
const [COMMIT, PART] = ["\x1e", "\x1f"];
const FORMAT = `--format=${["%x1e%H", "%P", "%an", "%ae", "%aI", ""].join("%x1f")}`;

async function readLog(root: string, ...args: readonly string[]) {
  const output = await runGit(root, ["log", FORMAT, ...args]);
  const commits = output.toString().split(COMMIT).slice(1);
  return commits.map((commit) => {
    const [id = "", parents = "", name = "", email = "", at = "", paths = ""] = commit.split(PART);
    const revision = { id, at: new Date(at).toISOString(), by: toKnownName({ name, email }) };
    return {
      revision,
      before: parents.split(" ")[0] ?? "",
      paths: paths.split("\n").filter(isDeletablePath),
    };
  });
}

async function listCommits(root: string, paths: readonly string[], count: number): Promise<Revision[]> {
  const commits = await readLog(root, `--max-count=${count}`, "--", ...paths);
  return commits.map(({ revision }) => revision);
}

/** Deleted, and never part of a commit: git has nothing to note. */
const ADDED_AND_GONE = "AD";

/** Returns those of the paths whose files differ from the last commit. */
async function listUncommitted(root: string, paths: readonly string[]): Promise<string[]> {
  const args = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  const output = await runGit(root, [...args, "--", ...paths]);
  // "XY path", from the repository's first folder.
  const lines = output.toString().split("\0").filter(Boolean);
  const changed = lines.filter((line) => !line.startsWith(ADDED_AND_GONE)).map((line) => line.slice(3));
  return paths.filter((path) => changed.some((name) => name === path || name.endsWith(`/${path}`)));
}

/** Commits these paths as they are in the working tree, and nothing else that is changed or staged. */
async function commit(
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
  const { name, email } = toIdentity(author);
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  const args = ["commit", "--quiet", "--no-verify", "--only", "--cleanup=verbatim", `--message=${subject}`];
  await runGit(root, [...args, "--", ...changed], { env });
}

export function createGitHistory(root: string): TreeHistory {
  /** A later save, by another author, may have replaced the file before this one is committed. */
  async function isStill({ path, after }: ChangedFile): Promise<boolean> {
    const bytes = await readFile(join(root, path)).catch(() => null);
    return after === null || bytes === null ? after === bytes : bytes.equals(Buffer.from(after));
  }

  return {
    async keepFound(files) {
      const found = files.filter(({ before }) => before !== null);
      await commit(
        root,
        ...FOUND,
        found.map(({ path }) => path),
      );
    },
    async record(author, subject, files) {
      const own = await Promise.all(files.map(async (file) => ((await isStill(file)) ? [file.path] : [])));
      await commit(root, author, subject, own.flat());
    },
    listRevisions: (paths) => listCommits(root, paths, MAX_REVISIONS),
    async readRevision(paths, id) {
      // "./" makes the path one of this folder, which need not be the repository's first one.
      const names = COMMIT_ID.test(id) ? paths.map((path) => `${id}:./${path}`) : [];
      const objects = await readGitObjects(root, names);
      const files = objects.map((object) => (object?.type === "blob" ? object.bytes : null));
      return new Map(paths.map((path, index) => [path, files[index] ?? null]));
    },
    async findLastCommit(path) {
      const changed = await listUncommitted(root, [path]);
      return changed.length === 0 ? (await listCommits(root, [path], 1))[0] : undefined;
    },
    async listDeletions() {
      const found = ["--diff-filter=D", "--no-renames", "--name-only", "--relative"];
      const limits = [`--max-count=${MAX_DELETIONS}`, `--since=${DELETIONS_SINCE_DAYS}.days`];
      const commits = await readLog(root, ...found, ...limits, "--", "content");
      return commits.map(({ revision, before, paths }) => ({ ...revision, before, paths }));
    },
  };
}
