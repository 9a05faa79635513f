import fs, { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import git from "isomorphic-git";

import { writeFileAtomically } from "../../../files/write-file-atomically.mjs";
import { getErrorCode, log } from "../../../server/platform/log";
import { isDeletablePath, isMediaPath, isReviewPath } from "../content-paths";
import {
  COMMIT_ID,
  DELETIONS_SINCE_DAYS,
  getFileVersion,
  MAX_DELETIONS,
  MAX_REVISIONS,
  type Author,
  type Change,
} from "../content-store";
import { readWorkingTree } from "./content-files";
import { FOUND, toIdentity, toKnownName, type TreeHistory } from "./git-history";

const BRANCH = "refs/heads/main";
/** Before each path in the body of a commit's message: comparing trees would read thousands of files. */
const [CHANGED, DELETED] = ["Changed: ", "Deleted: "];

interface OwnHistoryOptions {
  root: string;
  /** Created with the first save. */
  gitdir: string;
  /** Why the folder's own git cannot be used. */
  reason: string;
}

function listPaths(message: string, marks: readonly string[]): string[] {
  const lines = message.split("\n");
  return lines.flatMap((line) =>
    marks.some((mark) => line.startsWith(mark)) ? [line.slice(CHANGED.length)] : [],
  );
}

/** The history of a folder without git: a bare repository elsewhere, in JavaScript, because a machine may have no git program. */
export function createOwnHistory({ root, gitdir, reason }: OwnHistoryOptions): TreeHistory {
  const repository = { fs, gitdir };

  async function orUndefined<Result>(reading: Promise<Result>): Promise<Result | undefined> {
    try {
      return await reading;
    } catch (error) {
      if (["NotFoundError", "ObjectTypeError"].includes(String(getErrorCode(error)))) return undefined;
      throw error;
    }
  }

  const findTip = () => orUndefined(git.resolveRef({ ...repository, ref: BRANCH }));
  const findBlob = (commit: string, path: string) =>
    orUndefined(git.readBlob({ ...repository, oid: commit, filepath: path }));

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

  async function commit(author: Author, subject: string, files: Change["files"]): Promise<void> {
    const tip = await findTip();
    const blobs = new Map<string, string | null>();
    for (const [path, content] of files) {
      // No copy of a guest's words stays behind when a review goes.
      if (isReviewPath(path)) continue;
      const before = tip === undefined ? undefined : (await findBlob(tip, path))?.oid;
      const after = content === null ? undefined : getFileVersion(content);
      if (before === after) continue;
      if (content !== null) await git.writeBlob({ ...repository, blob: Buffer.from(content) });
      blobs.set(path, after ?? null);
    }
    if (blobs.size === 0) return;
    const parent = tip === undefined ? [] : [tip];
    const before =
      tip === undefined ? undefined : (await git.readCommit({ ...repository, oid: tip })).commit.tree;
    const tree = (await writeTree(before, blobs)) ?? (await git.writeTree({ ...repository, tree: [] }));
    const lines = [...blobs].map(([path, oid]) => (oid === null ? DELETED : CHANGED) + path);
    const message = [subject, "", ...lines].join("\n");
    const who = toIdentity(author);
    const oid = await git.commit({
      ...repository,
      message,
      author: who,
      committer: who,
      tree,
      parent,
      noUpdateBranch: true,
    });
    // A process that is killed here must not cut the history off.
    await writeFileAtomically(join(gitdir, BRANCH), `${oid}\n`);
  }

  /** Begins with all texts: a version of an entry is read in all its languages. */
  async function create(files: Parameters<TreeHistory["keepFound"]>[0]): Promise<void> {
    if (!existsSync(gitdir)) log.info("content-history-created", { folder: gitdir, reason });
    await mkdir(gitdir, { recursive: true, mode: 0o700 });
    await git.init({ ...repository, bare: true, defaultBranch: "main" });
    const content = readWorkingTree(root);
    const found = new Map<string, Buffer | string | null>();
    for (const path of content.sizes.keys())
      if (!isMediaPath(path)) found.set(path, (await content.readText(path)) ?? null);
    for (const { path, before } of files) found.set(path, before);
    await commit(...FOUND, found);
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

  async function listRevisions(paths: readonly string[]) {
    const commits = await readLog();
    const own = commits.filter(({ message }) =>
      listPaths(message, [CHANGED, DELETED]).some((path) => paths.includes(path)),
    );
    return own.slice(0, MAX_REVISIONS).map(({ revision }) => revision);
  }

  return {
    async keepFound(files) {
      if ((await findTip()) === undefined) return create(files);
      const found = files.filter(({ before }) => before !== null);
      await commit(...FOUND, new Map(found.map(({ path, before }) => [path, before])));
    },
    async record(author, subject, files) {
      if ((await findTip()) === undefined) await create(files);
      await commit(author, subject, new Map(files.map(({ path, after }) => [path, after])));
    },
    listRevisions,
    async readRevision(paths, id) {
      const read = async (path: string) => {
        const found = COMMIT_ID.test(id) ? await findBlob(id, path) : undefined;
        return [path, found ? Buffer.from(found.blob) : null] as const;
      };
      return new Map(await Promise.all(paths.map(read)));
    },
    async findLastCommit(path) {
      const tip = await findTip();
      const committed = tip === undefined ? undefined : await findBlob(tip, path);
      const present = await readWorkingTree(root).getVersion(path);
      return committed && committed.oid === present ? (await listRevisions([path]))[0] : undefined;
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
