import type CMS from "decap-cms-app";

import { callEditor, type EditorRefusal } from "../../staff/calls/call-editor";
import type { EditorReader } from "./call-editor";
import { describeConflict } from "./describe-conflict";
import { describeRefusal } from "./describe-refusal";
import { createOpenedVersions, type CmsCall, type OpenedVersions, type Versions } from "./opened-versions";
import type { SaveConflict } from "./save-conflict";

/** The name of the backend in Decap's configuration. */
export const EDITOR_BACKEND = "editor";

/** The server refused a call. Decap shows the message to staff. */
export class RefusedCallError extends Error {
  override name = "RefusedCallError";

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }

  override toString(): string {
    return this.message;
  }
}

interface EditorBackendOptions extends EditorReader {
  /** What this window has opened. */
  opened?: OpenedVersions;
  /** Called when a save or deletion was refused because somebody else had changed the entry. */
  onConflict: (conflict: SaveConflict) => void;
}

/** A picture or video as our server lists it. */
interface ListedFile {
  id: string;
  path: string;
  name: string;
  /** The address of a small picture. */
  thumbnail: string;
}

/** A picture or video as Decap's library shows it. */
interface LibraryFile extends Omit<ListedFile, "thumbnail"> {
  url: string;
  displayURL: string;
}

/** What we use of Decap's proxy backend. */
interface ProxyBackend {
  proxyUrl: string;
  mediaFolder?: string;
}

/** What we put in its place, and what Decap's copy of unsaved text asks it for (scripts/workarounds/decap-draft-patches.mjs). */
interface Implementation {
  request: (call: CmsCall) => Promise<unknown>;
  getMedia: (mediaFolder?: string) => Promise<readonly LibraryFile[]>;
  getVersions: (path: string) => Versions;
  adoptVersions: (versions: Versions) => void;
}

function getMine({ params }: CmsCall): Record<string, string> {
  const { dataFiles = [] } = params as { dataFiles?: readonly { path: string; raw: string }[] };
  return Object.fromEntries(dataFiles.map(({ path, raw }) => [path, raw]));
}

/** Makes all calls of a proxy backend name the versions that were opened, and its library load each picture where it is seen. */
export function adaptProxyBackend<Backend extends ProxyBackend>(
  backend: Backend,
  { staff, entries, onConflict, opened = createOpenedVersions() }: EditorBackendOptions,
): Backend & Implementation {
  function createRefusal(call: CmsCall, refusal: EditorRefusal): RefusedCallError {
    const { status, answer } = refusal;
    if (refusal.code !== "conflict")
      return new RefusedCallError(describeRefusal(status, answer, staff, entries), status);
    const { files } = refusal;
    const conflict: SaveConflict = {
      ...{ files, mine: getMine(call), isDeletion: call.action === "deleteFiles" },
      replaceTheirs: () =>
        opened.adopt(Object.fromEntries(files.map(({ path, version }) => [path, version]))),
    };
    onConflict(conflict);
    return new RefusedCallError(describeConflict(conflict, staff), status);
  }

  async function request(call: CmsCall): Promise<unknown> {
    const { action, params } = opened.attach(call);
    const result = await callEditor<unknown>(action, params);
    if (!result.ok && result.status === 404) opened.forget(call);
    if (!result.ok) throw createRefusal(call, result);
    opened.learn(call, result.data);
    return result.data;
  }

  return Object.assign(backend, {
    request,
    getVersions: (path: string) => opened.get(path),
    adoptVersions: (versions: Versions) => opened.adopt(versions),
    async getMedia(mediaFolder = backend.mediaFolder) {
      const files = (await request({ action: "getMedia", params: { mediaFolder } })) as ListedFile[];
      return files.map(({ thumbnail, ...file }) => ({ ...file, url: thumbnail, displayURL: thumbnail }));
    },
  });
}

/** Registers our server as a backend: Decap's own proxy backend, which names versions. */
export function registerEditorBackend(cms: typeof CMS, options: EditorBackendOptions): void {
  const proxy = cms.getBackend("proxy") as unknown as {
    init: (...parameters: unknown[]) => ProxyBackend;
  };
  function EditorBackend(...parameters: unknown[]) {
    return adaptProxyBackend(proxy.init(...parameters), options);
  }
  // Decap calls it with `new`, which gives what it returns.
  cms.registerBackend(EDITOR_BACKEND, EditorBackend);
}
