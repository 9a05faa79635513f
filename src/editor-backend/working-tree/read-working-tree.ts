import { existsSync, lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../files/list-files.mjs";
import { getErrorCode } from "../../server/error-code";
import { CONTENT_FOLDERS, isContentTextPath, isStoredPath } from "../content-paths";
import type { Content } from "../store/content-store";
import { getFileVersion } from "../store/file-version";
import { resolveContentPath } from "./resolve-content-path";

/** Lists the files of the content with their sizes; links, and what people and systems leave there, are passed over. */
function listSizes(root: string): Map<string, number> {
  const paths = CONTENT_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    listFiles(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const own = paths.filter(isStoredPath);
  return new Map(own.map((path) => [path, lstatSync(join(root, path)).size]));
}

/** Reads the content of a working tree as it is at this moment. */
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
    /** Listed at the first question. */
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
