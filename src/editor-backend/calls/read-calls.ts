import { posix } from "node:path";
import { z } from "zod";

import { isTextPath, parseFolderPath, parseTextPath } from "../content-paths";
import type { Content } from "../store/content-store";
import { getFileVersion } from "../store/file-version";
import { UnknownFileError, type EditorCall } from "./editor-call";

async function readEntry(content: Content, path: string, label?: string) {
  const data = await content.readText(path);
  if (data === undefined) throw new UnknownFileError(path);
  return { data, file: { path, label, id: getFileVersion(data) } };
}

const entriesByFolder: EditorCall = async ({ store }, params) => {
  const { folder, extension } = z.object({ folder: z.string(), extension: z.string() }).parse(params);
  const wanted = parseFolderPath(folder);
  const content = await store.read();
  const paths = [...content.sizes.keys()].filter(
    (path) => posix.dirname(path) === wanted && path.endsWith(`.${extension}`) && isTextPath(path),
  );
  return Promise.all(paths.sort().map((path) => readEntry(content, path)));
};

const entriesByFiles: EditorCall = async ({ store }, params) => {
  const file = z.object({ path: z.string().transform(parseTextPath), label: z.string().optional() });
  const { files } = z.object({ files: z.array(file).max(500) }).parse(params);
  const content = await store.read();
  return Promise.all(files.map(({ path, label }) => readEntry(content, path, label)));
};

const getEntry: EditorCall = async ({ store }, params) => {
  const { path } = z.object({ path: z.string().transform(parseTextPath) }).parse(params);
  return readEntry(await store.read(), path);
};

/** Gets the versions of files without their texts: each window with an open entry asks every 20 s. */
const getVersions: EditorCall = async ({ store }, params) => {
  const { paths } = z.object({ paths: z.array(z.string().transform(parseTextPath)).max(20) }).parse(params);
  const content = await store.read();
  const versions = paths.map(async (path) => [path, await content.getVersion(path)] as const);
  return { versions: Object.fromEntries(await Promise.all(versions)) };
};

const info: EditorCall = () =>
  Promise.resolve({ repo: "content", publish_modes: ["simple"], type: "local_fs" });
const getDeployPreview: EditorCall = () => Promise.resolve(null);
const getNotes: EditorCall = () => Promise.resolve({ notes: [] });

export const READ_CALLS = {
  ...{ info, entriesByFolder, entriesByFiles, getEntry, getVersions },
  ...{ getDeployPreview, getNotes },
};
