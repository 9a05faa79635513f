import fs from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import git from "isomorphic-git";

import { writeFileAtomically } from "../../../files/write-file-atomically.mjs";
import { getErrorCode, log } from "../../../server/platform/log";
import { isDeletablePath, isMediaPath, isReviewPath } from "../content-paths";
import { COMMIT_ID, DELETIONS_SINCE_DAYS, MAX_DELETIONS, MAX_REVISIONS, type Author } from "../content-store";
import { readWorkingTree } from "./content-files";
import { FOUND, toIdentity, toKnownName, type TreeHistory } from "./git-history";

const BRANCH = "refs/heads/main";
/** Before each path in the body of a commit's message: comparing trees would read thousands of files. */
const [CHANGED, DELETED] = ["Changed: ", "Deleted: "];

function listPaths(message: string, marks: readonly string[]): string[] {
  const lines = message.split("\n");
  return lines.flatMap((line) =>
    marks.some((mark) => line.startsWith(mark)) ? [line.slice(CHANGED.length)] : [],
  );
}

async function orUndefined<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (["NotFoundError", "ObjectTypeError"].includes(String(getErrorCode(error)))) return undefined;
    throw error;
  }
}

/**
 * The history of a folder without git: a repository elsewhere, in JavaScript, because a machine may have no git program. It is created with
 * the first save; `reason` says why the folder's own git cannot be used.
 */
export function createOwnHistory(root: string, gitdir: string, reason: string): TreeHistory {
  const repository = { fs, gitdir };
  const findTip = () => orUndefined(git.resolveRef({ ...repository, ref: BRANCH }));
  const findBlob = (commit: string, path: string) =>
    orUndefined(git.readBlob({ ...repository, oid: commit, filepath: path }));

  async function isCommitted(path: string): Promise<boolean> {
    const tip = await findTip();
    const committed = tip === undefined ? undefined : await findBlob(tip, path);
    return (committed?.oid ?? null) === (await readWorkingTree(root).getVersion(path));
  }

  /** Writes a folder with changed blobs (`null`: deleted); returns `undefined` when it is empty. */
  async function writeTree(
    before: string | undefined,
    blobs: ReadonlyMap<string, string | null>,
  ): Promise<string | undefined> {
    const tree = before === undefined ? [] : (await git.readTree({ ...repository, oid: before })).tree;
    const entries = new Map(tree.map((entry) => [entry.path, entry]));
    const folders = new Map<string, Map<string, string | null>>();
    for (const [path, oid] of blobs) {
      const [name = "", ...rest] = path.split("/");
      if (rest.length > 0)
        folders.set(name, (folders.get(name) ?? new Map<string, string | null>()).set(rest.join("/"), oid));
      else if (oid === null) entries.delete(name);
      else entries.set(name, { mode: "100644", path: name, oid, type: "blob" });
    }
    for (const [name, inside] of folders) {
      const oid = await writeTree(entries.get(name)?.oid, inside);
      if (oid === undefined) entries.delete(name);
      else entries.set(name, { mode: "040000", path: name, oid, type: "tree" });
    }
    return entries.size === 0 ? undefined : git.writeTree({ ...repository, tree: [...entries.values()] });
  }

  async function commitFiles(author: Author, subject: string, paths: readonly string[]): Promise<void> {
    const content = readWorkingTree(root);
    const blobs = new Map<string, string | null>();
    for (const path of paths) {
      // No copy of a guest's words stays behind when a review goes.
      if (isReviewPath(path) || (await isCommitted(path))) continue;
      const blob = await content.readMedia(path);
      blobs.set(path, blob ? await git.writeBlob({ ...repository, blob }) : null);
    }
    if (blobs.size === 0) return;
    const tip = await findTip();
    const before = tip && (await git.readCommit({ ...repository, oid: tip })).commit.tree;
    const tree = (await writeTree(before, blobs)) ?? (await git.writeTree({ ...repository, tree: [] }));
    const lines = [...blobs].map(([path, oid]) => (oid === null ? DELETED : CHANGED) + path);
    const who = toIdentity(author);
    const oid = await git.commit({
      ...{ ...repository, message: [subject, "", ...lines].join("\n"), author: who, committer: who },
      ...{ tree, parent: tip ? [tip] : [], noUpdateBranch: true },
    });
    // A process that is killed here must not cut the history off; an index could be cut off, too.
    await writeFileAtomically(join(gitdir, BRANCH), `${oid}\n`);
  }

  /** Begins with all texts: a version of an entry is read in all its languages. */
  async function create(): Promise<void> {
    log.info("content-history-created", { folder: gitdir, reason });
    await mkdir(gitdir, { recursive: true, mode: 0o700 });
    await git.init({ ...repository, bare: true, defaultBranch: "main" });
    const texts = [...readWorkingTree(root).sizes.keys()].filter((path) => !isMediaPath(path));
    await commitFiles(...FOUND, texts);
  }

  async function readLog() {
    const tip = await findTip();
    const commits = tip === undefined ? [] : await git.log({ ...repository, ref: tip });
    return commits.map(({ oid, commit: { author, parent, message } }) => ({
      revision: { id: oid, at: new Date(author.timestamp * 1000).toISOString(), by: toKnownName(author) },
      before: parent[0] ?? "",
      message,
    }));
  }

  return {
    async commit(author, subject, paths) {
      if ((await findTip()) === undefined) await create();
      await commitFiles(author, subject, paths);
    },
    isCommitted,
    async listRevisions(paths) {
      const own = (await readLog()).filter(({ message }) =>
        listPaths(message, [CHANGED, DELETED]).some((path) => paths.includes(path)),
      );
      return own.slice(0, MAX_REVISIONS).map(({ revision }) => revision);
    },
    async readRevision(paths, id) {
      const read = async (path: string) => {
        const found = COMMIT_ID.test(id) ? await findBlob(id, path) : undefined;
        return [path, found ? Buffer.from(found.blob) : null] as const;
      };
      return new Map(await Promise.all(paths.map(read)));
    },
    async listDeletions() {
      const since = new Date(Date.now() - DELETIONS_SINCE_DAYS * 86_400_000).toISOString();
      const deletions = (await readLog()).map(({ revision, before, message }) => ({
        ...revision,
        before,
        paths: listPaths(message, [DELETED]).filter(isDeletablePath),
      }));
      return deletions.filter(({ at, paths }) => paths.length > 0 && at > since).slice(0, MAX_DELETIONS);
    },
  };
}
