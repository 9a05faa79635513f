import { randomUUID } from "node:crypto";
import { existsSync, lstatSync } from "node:fs";
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";

import { listFiles } from "../../../files/list-files.mjs";
import { getErrorCode } from "../../../server/platform/log";
import { HttpError } from "../../../server/platform/http/request";
import { CONTENT_FOLDERS, isContentTextPath, isStoredPath, isTextPath } from "../content-paths";
import { getFileVersion, type Change, type Content } from "../content-store";

/** Throws for links, of files and of the folders around them: they may lead out of the content. */
async function resolveContentPath(root: string, path: string): Promise<string> {
  for (let part = path; part !== "."; part = posix.dirname(part)) {
    const found = await lstat(join(root, part)).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new HttpError("forbidden");
  }
  return join(root, path);
}

/** Skips links, and what people and systems leave in the folders. */
function listSizes(root: string): Map<string, number> {
  const paths = CONTENT_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    listFiles(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const own = paths.filter(isStoredPath);
  return new Map(own.map((path) => [path, lstatSync(join(root, path)).size]));
}

export function readWorkingTree(root: string): Content {
  let listed: Map<string, number> | undefined;
  const getSizes = () => (listed ??= listSizes(root));

  async function readBytes(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(await resolveContentPath(root, path));
    } catch (error) {
      if (getErrorCode(error) === "ENOENT") return undefined;
      throw error;
    }
  }

  return {
    get sizes() {
      return getSizes();
    },
    async getVersion(path) {
      const bytes = await readBytes(path);
      return bytes ? getFileVersion(bytes) : null;
    },
    readText: async (path) => (await readBytes(path))?.toString("utf8"),
    async readTexts() {
      const paths = [...getSizes().keys()].filter(isContentTextPath);
      const texts = await Promise.all(paths.map(async (path) => [path, await readBytes(path)] as const));
      // One may have been deleted in the meantime.
      return new Map(texts.flatMap(([path, bytes]) => (bytes ? [[path, bytes.toString("utf8")]] : [])));
    },
    readMedia: readBytes,
  };
}

/**
 * Writes and deletes the files of a change. All are written beside their places before the first one is replaced: a full disk leaves
 * everything as it was. Pictures come first, because a text must not name one that is not there yet.
 */
export async function writeFiles(root: string, files: Change["files"]): Promise<void> {
  const ordered = [...files].sort(([one], [other]) => Number(isTextPath(one)) - Number(isTextPath(other)));
  const drafts: { draft: string; target: string }[] = [];
  try {
    for (const [path, content] of ordered) {
      if (content === null) continue;
      const target = await resolveContentPath(root, path);
      const draft = join(dirname(target), `.${basename(target)}-${randomUUID()}.tmp`);
      // Known before it is written: one that a full disk cuts off is deleted, too.
      drafts.push({ draft, target });
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, content);
    }
    for (const { draft, target } of drafts) await rename(draft, target);
  } catch (error) {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })));
    throw error;
  }
  for (const [path, content] of ordered)
    if (content === null) await rm(await resolveContentPath(root, path), { force: true });
}
