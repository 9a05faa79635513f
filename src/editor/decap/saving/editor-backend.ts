import { useEffect } from "react";

import { editorApi, toRefusal, type EditorReplies } from "../../../staff/shell/client";
import { fromForm, toForm } from "../config/form-groups";
import { RefusedError } from "../save-validation/messages";
import { type SaveConflict, describeConflict, describeFailure } from "./editor-calls";
import { findEntryFiles, getEntryFiles, openedFiles, toEntryPath, type Texts } from "./entry-files";

export const EDITOR_BACKEND = "editor";

type StoredFile = EditorReplies["readFiles"][number];
type ListedMedia = EditorReplies["getMedia"][number];

interface Asset {
  path: string;
  toBase64: () => Promise<string>;
}

interface PersistedEntry {
  dataFiles: readonly { path: string; raw: string }[];
  assets: readonly Asset[];
}

/** The names of the pictures and videos in the folder that the library shows, in small letters. */
export const libraryNames = new Set<string>();

/** A small picture of ours, wherever in the media it lies. */
export function getThumbnail(path: string): string {
  return `/api/editor/thumbnail?path=${encodeURIComponent(path.replace(/^\.\.\//, "content/"))}`;
}

const toLibrary = ({ thumbnail, ...file }: ListedMedia) => ({
  ...file,
  url: thumbnail,
  displayURL: thumbnail,
});
const toUpload = async (asset: Asset) => ({
  ...{ path: asset.path, content: await asset.toBase64(), encoding: "base64" as const },
});

/** Nobody types into a form that is being saved: what is typed then would count as saved. */
async function holdForm<Result>(work: () => Promise<Result>): Promise<Result> {
  const root = document.getElementById("nc-root");
  root?.toggleAttribute("inert", true);
  return work().finally(() => root?.toggleAttribute("inert", false));
}

/** Creates the class of our backend: Decap knows entries, our server knows files. `onConflict` is called when somebody else had changed the entry. */
export function createEditorBackend(onConflict: (conflict: SaveConflict) => void) {
  type Attempt = Pick<SaveConflict, "isDeletion" | "path" | "mine">;

  /** Waits for what a call answers; tells of a conflict, and has Decap show why a call was refused. */
  async function ask<Reply>(call: Promise<Reply>, attempt?: Attempt): Promise<Reply> {
    try {
      return await call;
    } catch (error) {
      const { files } = toRefusal(error);
      if (!files || !attempt) throw new RefusedError(describeFailure(error));
      const found: SaveConflict = {
        ...{ ...attempt, files, base: openedFiles.getTexts(files.map(({ path }) => path)) },
        replaceTheirs: () =>
          openedFiles.adopt(
            Object.fromEntries(files.map(({ path, version, text }) => [path, { version, text }])),
          ),
      };
      onConflict(found);
      throw new RefusedError(describeConflict(found));
    }
  }

  const toTexts = (files: readonly StoredFile[]): Texts =>
    Object.fromEntries(files.map(({ data, file }) => [file.path, data]));
  const toData = (path: string, texts: Texts) => {
    const files = getEntryFiles(path);
    return JSON.stringify(toForm(files.concept, files.read(texts)));
  };

  /** A list shows what can be read. */
  function toListed(path: string, texts: Texts, label?: string) {
    const file = { path, id: null, label };
    try {
      return { data: toData(path, texts), file };
    } catch {
      return { data: "{}", file };
    }
  }

  return class EditorBackend {
    private readonly mediaFolder: string;

    constructor(config: { media_folder: string }) {
      this.mediaFolder = config.media_folder;
    }

    isGitBackend() {
      return false;
    }
    status() {
      return Promise.resolve({ auth: { status: true }, api: { status: true, statusPage: "" } });
    }
    /** Our server has asked who it is already. */
    authComponent() {
      return function SignedIn({ onLogin }: { onLogin: (user: object) => void }) {
        useEffect(() => {
          onLogin({});
        }, [onLogin]);
        return null;
      };
    }
    authenticate() {
      return Promise.resolve({});
    }
    restoreUser() {
      return this.authenticate();
    }
    logout() {
      return undefined;
    }
    getToken() {
      return Promise.resolve("");
    }
    unpublishedEntries() {
      return Promise.resolve([]);
    }

    async entriesByFolder(folder: string) {
      const files = await ask(editorApi.readFolder.query({ folder }));
      const texts = toTexts(files);
      return [...new Set(Object.keys(texts).map(toEntryPath))].map((path) => toListed(path, texts));
    }
    async entriesByFiles(files: readonly { path: string; label?: string }[]) {
      const texts = toTexts(await ask(editorApi.readFiles.query({ paths: files.map(({ path }) => path) })));
      return files.map(({ path, label }) => toListed(path, texts, label));
    }
    async getEntry(path: string) {
      const { paths } = getEntryFiles(path);
      const files = await ask(editorApi.readFiles.query({ paths: [...paths] }));
      for (const own of paths) openedFiles.set(own, { version: null, text: null });
      for (const { data, file } of files) openedFiles.set(file.path, { version: file.id, text: data });
      return { data: toData(path, toTexts(files)), file: { path, id: null } };
    }

    /** Sends what was changed, and no other file of the entry: two people may write two languages at once. */
    persistEntry({ dataFiles: [entry], assets }: PersistedEntry, { newEntry }: { newEntry?: boolean }) {
      return holdForm(async () => {
        const { path = "", raw = "{}" } = entry ?? {};
        const files = getEntryFiles(path);
        const mine = files.write(fromForm(JSON.parse(raw) as Record<string, unknown>));
        const before = newEntry ? {} : openedFiles.getTexts(files.paths);
        const changed = Object.entries(mine).filter(([own, text]) => text !== (before[own] ?? null));
        if (changed.length === 0) return;
        const { versions } = await ask(
          editorApi.persistEntry.mutate({
            dataFiles: changed.map(([own, text]) => ({ path: own, raw: text })),
            assets: await Promise.all(assets.map(toUpload)),
            versions: newEntry ? {} : openedFiles.getVersions(changed.map(([own]) => own)),
          }),
          { isDeletion: false, path, mine },
        );
        for (const [own, text] of changed) openedFiles.set(own, { version: versions[own] ?? null, text });
      });
    }
    async deleteFiles(paths: readonly string[]) {
      const all = paths.flatMap((path) => findEntryFiles(path)?.paths ?? [path]);
      const versions = openedFiles.getVersions(all);
      const there = all.filter((path) => versions[path] !== null);
      const attempt = { isDeletion: true, path: paths[0] ?? "", mine: {} };
      await ask(editorApi.deleteFiles.mutate({ paths: there, versions }), attempt);
    }

    async getMedia(mediaFolder = this.mediaFolder) {
      const files = await ask(editorApi.getMedia.query({ mediaFolder }));
      libraryNames.clear();
      for (const { name } of files) libraryNames.add(name.toLowerCase());
      return files.map(toLibrary);
    }
    getMediaFile(path: string) {
      const url = getThumbnail(path);
      return Promise.resolve({ path, id: path, name: path.split("/").at(-1), url, displayURL: url });
    }
    async persistMedia(asset: Asset) {
      const file = await ask(editorApi.persistMedia.mutate({ asset: await toUpload(asset) }));
      return toLibrary({ ...file, thumbnail: getThumbnail(file.path) });
    }
  };
}
