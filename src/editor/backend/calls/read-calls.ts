import { z } from "zod";

import { isTextPath, parseFolderPath, parseTextPath } from "../content-paths";
import { type Content, getFileVersion } from "../content-store";
import { UnknownFileError, type EditorCall } from "./editor-call";

async function readEntry(content: Content, path: string) {
  const data = await content.readText(path);
  if (data === undefined) throw new UnknownFileError(path);
  return { data, file: { path, id: getFileVersion(data) } };
}

/** Reads all texts of a folder of `content/`. */
const readFolder: EditorCall = async ({ store }, params) => {
  const { folder } = z.object({ folder: z.string().transform(parseFolderPath) }).parse(params);
  const content = await store.read();
  const paths = [...content.sizes.keys()].filter((path) => path.startsWith(`${folder}/`) && isTextPath(path));
  return Promise.all(paths.sort().map((path) => readEntry(content, path)));
};

/** Reads texts, one of which is there at least; the others are left out. */
const readFiles: EditorCall = async ({ store }, params) => {
  const { paths } = z.object({ paths: z.array(z.string().transform(parseTextPath)).max(500) }).parse(params);
  const content = await store.read();
  const there = await Promise.all(paths.map(async (path) => (await content.getVersion(path)) !== null));
  if (!there.includes(true)) throw new UnknownFileError(paths.join());
  return Promise.all(paths.filter((_, at) => there[at]).map((path) => readEntry(content, path)));
};

const getEntry: EditorCall = async ({ store }, params) => {
  const { path } = z.object({ path: z.string().transform(parseTextPath) }).parse(params);
  return readEntry(await store.read(), path);
};

/** Returns the versions of files without their texts: each window with an open entry asks every 20 s. */
const getVersions: EditorCall = async ({ store }, params) => {
  const { paths } = z.object({ paths: z.array(z.string().transform(parseTextPath)).max(20) }).parse(params);
  const content = await store.read();
  const versions = paths.map(async (path) => [path, await content.getVersion(path)] as const);
  return { versions: Object.fromEntries(await Promise.all(versions)) };
};

export const READ_CALLS = { readFolder, readFiles, getEntry, getVersions };
