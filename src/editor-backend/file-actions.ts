import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join, posix } from "node:path";
import { z } from "zod";

import { writeFileAtomically } from "../files/write-file-atomically.mjs";
import {
  isMediaPath,
  isTextPath,
  parseAnyPath,
  parseFolderPath,
  parseMediaPath,
  parseTextPath,
} from "./content-paths";
import { getVersion, type FileVersions } from "./file-versions";

/** The calls of Decap's proxy backend that a working tree can answer (decap-cms-backend-proxy, implementation.ts). */
export type FileAction = (root: string, params: unknown) => Promise<unknown>;

const asset = z.object({ path: z.string(), content: z.base64(), encoding: z.literal("base64") });

async function readText(root: string, path: string, label?: string) {
  const data = await readFile(join(root, path), "utf8");
  return { data, file: { path, label, id: getVersion(data) } };
}

async function readMedia(root: string, path: string) {
  const bytes = await readFile(join(root, path));
  return {
    id: getVersion(bytes),
    path,
    name: basename(path),
    content: bytes.toString("base64"),
    encoding: "base64",
  };
}

/** Lists whatever is in a folder; what operating systems and people leave there is for the caller to pass over. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  return names.sort().map((name) => posix.join(folder, name));
}

const entriesByFolder: FileAction = async (root, params) => {
  const { folder, extension } = z.object({ folder: z.string(), extension: z.string() }).parse(params);
  const files = await listFiles(root, parseFolderPath(folder));
  const texts = files.filter((file) => file.endsWith(`.${extension}`) && isTextPath(file));
  return Promise.all(texts.map((file) => readText(root, file)));
};

const entriesByFiles: FileAction = async (root, params) => {
  const { files } = z
    .object({ files: z.array(z.object({ path: z.string(), label: z.string().optional() })) })
    .parse(params);
  return Promise.all(files.map(({ path, label }) => readText(root, parseTextPath(path), label)));
};

const getEntry: FileAction = async (root, params) => {
  const { path } = z.object({ path: z.string() }).parse(params);
  return readText(root, parseTextPath(path));
};

const persistEntry: FileAction = async (root, params) => {
  const schema = z.object({
    dataFiles: z.array(z.object({ path: z.string().transform(parseTextPath), raw: z.string() })).min(1),
    assets: z.array(asset.extend({ path: z.string().transform(parseMediaPath) })),
  });
  const { dataFiles, assets } = schema.parse(params);
  // Pictures first: a text must not name one that is not there yet.
  for (const { path, content } of assets)
    await writeFileAtomically(join(root, path), Buffer.from(content, "base64"));
  for (const { path, raw } of dataFiles) await writeFileAtomically(join(root, path), raw);
  const versions: FileVersions = Object.fromEntries(
    dataFiles.map(({ path, raw }) => [path, getVersion(raw)]),
  );
  return { message: "entry persisted", versions };
};

const getMedia: FileAction = async (root, params) => {
  const { mediaFolder } = z.object({ mediaFolder: z.string() }).parse(params);
  const files = await listFiles(root, parseFolderPath(mediaFolder.replace(/^\/|\/$/g, "")));
  return Promise.all(files.filter(isMediaPath).map((file) => readMedia(root, file)));
};

const getMediaFile: FileAction = async (root, params) => {
  const { path } = z.object({ path: z.string() }).parse(params);
  return readMedia(root, parseMediaPath(path));
};

const persistMedia: FileAction = async (root, params) => {
  const { asset: file } = z.object({ asset }).parse(params);
  const path = parseMediaPath(file.path);
  await writeFileAtomically(join(root, path), Buffer.from(file.content, "base64"));
  return readMedia(root, path);
};

const deleteFiles: FileAction = async (root, params) => {
  const { paths } = z.object({ paths: z.array(z.string().transform(parseAnyPath)) }).parse(params);
  await Promise.all(paths.map((path) => rm(join(root, path), { force: true })));
  const versions: FileVersions = Object.fromEntries(paths.map((path) => [path, null]));
  return { message: "files deleted", versions };
};

const info: FileAction = async (root) => ({
  repo: basename(root),
  publish_modes: ["simple"],
  type: "local_fs",
});
const none: FileAction = async () => null;
const noNotes: FileAction = async () => ({ notes: [] });

export const FILE_ACTIONS: Readonly<Record<string, FileAction>> = {
  ...{ info, entriesByFolder, entriesByFiles, getEntry, persistEntry, deleteFiles },
  ...{ getMedia, getMediaFile, persistMedia, getDeployPreview: none, getNotes: noNotes },
};

/** After these the site has to be built again. */
export const WRITING_ACTIONS: ReadonlySet<string> = new Set(["persistEntry", "persistMedia", "deleteFiles"]);
