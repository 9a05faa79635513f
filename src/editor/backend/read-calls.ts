import { basename, posix } from "node:path";
import { z } from "zod";

import { isMediaPath, isTextPath, isVideoPath, parseFolderPath, parseTextPath } from "./content-paths";
import { HttpError } from "../../server/platform/http/request";
import { type Content, getFileVersion } from "./content-store";
import { editorProcedure } from "./start-editor-site";
import { getThumbnailAddress, readPictureSize } from "./pictures";

async function readEntry(content: Content, path: string) {
  const data = await content.readText(path);
  if (data === undefined) throw new HttpError("not-found");
  return { data, file: { path, id: getFileVersion(data) } };
}

const toPaths = (max: number) => z.object({ paths: z.array(z.string().transform(parseTextPath)).max(max) });

const readFolder = editorProcedure
  .input(z.object({ folder: z.string().transform(parseFolderPath) }))
  .query(async ({ ctx, input: { folder } }) => {
    const content = await ctx.content.read();
    const paths = [...content.sizes.keys()].filter(
      (path) => path.startsWith(`${folder}/`) && isTextPath(path),
    );
    return Promise.all(paths.sort().map((path) => readEntry(content, path)));
  });

/** Reads texts, one of which is there at least; the others are left out. */
const readFiles = editorProcedure.input(toPaths(500)).query(async ({ ctx, input: { paths } }) => {
  const content = await ctx.content.read();
  const there = await Promise.all(paths.map(async (path) => (await content.getVersion(path)) !== null));
  if (!there.includes(true)) throw new HttpError("not-found");
  return Promise.all(paths.filter((_, at) => there[at]).map((path) => readEntry(content, path)));
});

/** Returns the versions of files without their texts: each window with an open entry asks every 20 s. */
const getVersions = editorProcedure.input(toPaths(20)).query(async ({ ctx, input: { paths } }) => {
  const content = await ctx.content.read();
  const versions = paths.map(async (path) => [path, await content.getVersion(path)] as const);
  return { versions: Object.fromEntries(await Promise.all(versions)) };
});

const READ_TOGETHER = 8;

export async function readMedia(content: Content, path: string): Promise<Buffer> {
  const bytes = await content.readMedia(path);
  if (!bytes) throw new HttpError("not-found");
  return bytes;
}

/** Lists what a folder of Decap's library shows. Its pictures are loaded where they are seen: Decap opens no entry before this is answered. */
const getMedia = editorProcedure
  .input(z.object({ mediaFolder: z.string() }))
  .query(async ({ ctx, input: { mediaFolder } }) => {
    const folder = parseFolderPath(mediaFolder.replace(/^\/|\/$/g, ""));
    const content = await ctx.content.read();
    const paths = [...content.sizes.keys()].filter(
      (path) => posix.dirname(path) === folder && isMediaPath(path),
    );
    return Promise.all(
      paths.sort().map(async (path) => {
        const version = (await content.getVersion(path)) ?? "";
        return { id: version, path, name: basename(path), thumbnail: getThumbnailAddress(path, version) };
      }),
    );
  });

const listMedia = editorProcedure.query(async ({ ctx }) => {
  const content = await ctx.content.read();
  const texts = await content.readTexts();
  const media = [...content.sizes].filter(([path]) => isMediaPath(path)).sort();
  const describe = async ([path, bytes]: [path: string, bytes: number]) => {
    const version = (await content.getVersion(path)) ?? path;
    const named = path.replace("content/", "../");
    const usedIn = [...texts].filter(([, text]) => isNamedIn(text, named)).map(([name]) => name);
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
});

/** Tells whether a text names a file, and not one whose name begins with its name. */
function isNamedIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!/[\w.-]/.test(text.charAt(at + name.length))) return true;
  return false;
}

export const READ_CALLS = { readFolder, readFiles, getVersions, getMedia, listMedia };
