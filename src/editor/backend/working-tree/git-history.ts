import { existsSync } from "node:fs";
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
} from "../content-store";

/** The history of a working tree. */
export interface TreeHistory extends Omit<ContentHistory, "getLastChange"> {
  /** Commits these files as they are in the working tree, if they have changed, and nothing else. */
  commit(author: Author, subject: string, paths: readonly string[]): Promise<void>;
  /** Tells whether a file is as the last commit of it says. */
  isCommitted(path: string): Promise<boolean>;
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

export function createGitHistory(root: string): TreeHistory {
  return {
    async commit(author, subject, paths) {
      const changed = await listUncommitted(root, paths);
      if (changed.length === 0) return;
      const present = changed.filter((path) => existsSync(join(root, path)));
      // "commit --only" knows no file that git has never heard of.
      if (present.length > 0) await runGit(root, ["add", "--", ...present]);
      const { name, email } = toIdentity(author);
      const env = {
        ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
        ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
      };
      const args = ["commit", "--quiet", "--no-verify", "--only", "--cleanup=verbatim"];
      await runGit(root, [...args, `--message=${subject}`, "--", ...changed], { env });
    },
    isCommitted: async (path) => (await listUncommitted(root, [path])).length === 0,
    async listRevisions(paths) {
      const commits = await readLog(root, `--max-count=${MAX_REVISIONS}`, "--", ...paths);
      return commits.map(({ revision }) => revision);
    },
    async readRevision(paths, id) {
      // "./" makes the path one of this folder, which need not be the repository's first one.
      const names = COMMIT_ID.test(id) ? paths.map((path) => `${id}:./${path}`) : [];
      const objects = await readGitObjects(root, names);
      const files = objects.map((object) => (object?.type === "blob" ? object.bytes : null));
      return new Map(paths.map((path, index) => [path, files[index] ?? null]));
    },
    async listDeletions() {
      const found = ["--diff-filter=D", "--no-renames", "--name-only", "--relative"];
      const limits = [`--max-count=${MAX_DELETIONS}`, `--since=${DELETIONS_SINCE_DAYS}.days`];
      const commits = await readLog(root, ...found, ...limits, "--", "content");
      return commits.map(({ revision, before, paths }) => ({ ...revision, before, paths }));
    },
  };
}
