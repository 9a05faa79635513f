import { basename, posix } from "node:path";
import { z } from "zod";

import { isMediaPath, isTextPath, isVideoPath, parseFolderPath, parseTextPath } from "./content-paths";
import { type Content, type EditorContext, getFileVersion, UnknownFileError } from "./content-store";
import { getThumbnailAddress, readPictureSize } from "./pictures";

async function readEntry(content: Content, path: string) {
  const data = await content.readText(path);
  if (data === undefined) throw new UnknownFileError(path);
  return { data, file: { path, id: getFileVersion(data) } };
}

const readFolder = async ({ store }: EditorContext, params: unknown) => {
  const { folder } = z.object({ folder: z.string().transform(parseFolderPath) }).parse(params);
  const content = await store.read();
  const paths = [...content.sizes.keys()].filter((path) => path.startsWith(`${folder}/`) && isTextPath(path));
  return Promise.all(paths.sort().map((path) => readEntry(content, path)));
};

/** Reads texts, one of which is there at least; the others are left out. */
const readFiles = async ({ store }: EditorContext, params: unknown) => {
  const { paths } = z.object({ paths: z.array(z.string().transform(parseTextPath)).max(500) }).parse(params);
  const content = await store.read();
  const there = await Promise.all(paths.map(async (path) => (await content.getVersion(path)) !== null));
  if (!there.includes(true)) throw new UnknownFileError(paths.join());
  return Promise.all(paths.filter((_, at) => there[at]).map((path) => readEntry(content, path)));
};

/** Returns the versions of files without their texts: each window with an open entry asks every 20 s. */
const getVersions = async ({ store }: EditorContext, params: unknown) => {
  const { paths } = z.object({ paths: z.array(z.string().transform(parseTextPath)).max(20) }).parse(params);
  const content = await store.read();
  const versions = paths.map(async (path) => [path, await content.getVersion(path)] as const);
  return { versions: Object.fromEntries(await Promise.all(versions)) };
};

const READ_TOGETHER = 8;

export async function readMedia(content: Content, path: string): Promise<Buffer> {
  const bytes = await content.readMedia(path);
  if (!bytes) throw new UnknownFileError(path);
  return bytes;
}

/** Lists what a folder of Decap's library shows. Its pictures are loaded where they are seen: Decap opens no entry before this is answered. */
const getMedia = async ({ store }: EditorContext, params: unknown) => {
  const { mediaFolder } = z.object({ mediaFolder: z.string() }).parse(params);
  const folder = parseFolderPath(mediaFolder.replace(/^\/|\/$/g, ""));
  const content = await store.read();
  const paths = [...content.sizes.keys()].filter(
    (path) => posix.dirname(path) === folder && isMediaPath(path),
  );
  return Promise.all(
    paths.sort().map(async (path) => {
      const version = (await content.getVersion(path)) ?? "";
      return { id: version, path, name: basename(path), thumbnail: getThumbnailAddress(path, version) };
    }),
  );
};

const toNamed = (path: string) => path.replace("content/", "../");

const listMedia = async ({ store }: EditorContext) => {
  const content = await store.read();
  const texts = await content.readTexts();
  const media = [...content.sizes].filter(([path]) => isMediaPath(path)).sort();
  const describe = async ([path, bytes]: [path: string, bytes: number]) => {
    const version = (await content.getVersion(path)) ?? path;
    const usedIn = [...texts].filter(([, text]) => isNamedIn(text, toNamed(path))).map(([name]) => name);
    const file = { path, bytes, width: null, height: null, thumbnail: null, usedIn };
    if (isVideoPath(path)) return file;
    // A store that cannot read one picture now still lists them all.
    const size = await readPictureSize(content, path, version).catch(() => undefined);
    return { ...file, ...size, thumbnail: getThumbnailAddress(path, version) };
  };
  const files = [];
  for (let start = 0; start < media.length; start += READ_TOGETHER)
    files.push(...(await Promise.all(media.slice(start, start + READ_TOGETHER).map(describe))));
  return { files };
};

/** Tells whether a text names a file, and not one whose name begins with its name. */
function isNamedIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!/[\w.-]/.test(text.charAt(at + name.length))) return true;
  return false;
}

export const READ_CALLS = {
  ...{ readFolder, readFiles, getVersions, getMedia, listMedia },
};
