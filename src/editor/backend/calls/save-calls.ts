import { z } from "zod";

import { takeEntryUploads, takeUpload, uploadSchema } from "../checks/take-uploads";
import {
  isDeletablePath,
  isMediaPath,
  parseDeletablePath,
  parseMediaPath,
  parseTextPath,
} from "../content-paths";
import { fileVersions, getFileVersion } from "../content-store";
import type { EditorCall } from "./editor-call";
import { toMediaFile } from "./media-calls";
import { saveChange } from "./save-change";

const versions = fileVersions.default({});
/** `null`: a language that has no text any more. */
const textFile = z
  .object({ path: z.string().transform(parseTextPath), raw: z.string().nullable() })
  .refine(({ path, raw }) => raw !== null || isDeletablePath(path));

const persistEntry: EditorCall = async ({ store, staff }, params) => {
  const schema = z.object({
    dataFiles: z.array(textFile).min(1).max(20),
    assets: z.array(uploadSchema).max(50).default([]),
    versions,
  });
  const { dataFiles, assets, versions: opened } = schema.parse(params);
  const uploads = await takeEntryUploads(
    assets,
    dataFiles.map(({ raw }) => raw ?? ""),
  );
  const files = new Map<string, string | Buffer | null>(uploads);
  for (const { path, raw } of dataFiles) files.set(path, raw);
  const isNew = dataFiles.every(({ path }) => (opened[path] ?? null) === null);
  const verb = isNew ? "Add" : "Change";
  const saved = await saveChange({ store, staff, action: "content-saved", verb, opened }, () => files);
  return { message: "entry persisted", versions: saved };
};

const persistMedia: EditorCall = async ({ store, staff }, params) => {
  const { asset, versions: opened } = z.object({ asset: uploadSchema, versions }).parse(params);
  const bytes = await takeUpload(asset);
  const path = parseMediaPath(asset.path);
  const files = new Map([[path, bytes]]);
  await saveChange({ store, staff, action: "picture-added", verb: "Add", opened }, () => files);
  return toMediaFile(path, bytes, getFileVersion(bytes));
};

const deleteFiles: EditorCall = async ({ store, staff }, params) => {
  const paths = z.array(z.string().transform(parseDeletablePath)).min(1).max(500);
  const parsed = z.object({ paths, versions }).parse(params);
  const action = parsed.paths.every(isMediaPath) ? "picture-deleted" : "content-deleted";
  const options = { store, staff, action, verb: "Delete", opened: parsed.versions } as const;
  const saved = await saveChange(options, () => new Map(parsed.paths.map((path) => [path, null])));
  return { message: "files deleted", versions: saved };
};

export const SAVE_CALLS = { persistEntry, persistMedia, deleteFiles };
