import type CMS from "decap-cms-app";

import { callEditor, type EditorRefusal } from "../../staff/calls/call-editor";
import type { EditorReader } from "./call-editor";
import {
  registerProxyBackend,
  replaceCalls,
  type ProxyBackend,
  type ReplacedCalls,
} from "../../workarounds/decap/proxy-backend";
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

/** What Decap's copy of unsaved text asks it for (scripts/workarounds/decap-draft-patches.mjs). */
interface DraftVersions {
  getVersions: (path: string) => Versions;
  adoptVersions: (versions: Versions) => void;
}

function getMine({ params }: CmsCall): Record<string, string> {
  const { dataFiles = [] } = params as { dataFiles?: readonly { path: string; raw: string }[] };
  return Object.fromEntries(dataFiles.map(({ path, raw }) => [path, raw]));
}

/** Makes all calls of a proxy backend name the versions that were opened. */
export function adaptProxyBackend<Backend extends ProxyBackend>(
  backend: Backend,
  { staff, entries, onConflict, opened = createOpenedVersions() }: EditorBackendOptions,
): Backend & ReplacedCalls & DraftVersions {
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

  return Object.assign(replaceCalls(backend, request), {
    getVersions: (path: string) => opened.get(path),
    adoptVersions: (versions: Versions) => opened.adopt(versions),
  });
}

/** Registers our server as a backend: Decap's own proxy backend, which names versions. */
export function registerEditorBackend(cms: typeof CMS, options: EditorBackendOptions): void {
  registerProxyBackend(cms, EDITOR_BACKEND, (backend) => adaptProxyBackend(backend, options));
}
