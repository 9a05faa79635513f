import { editorConflictSchema, type OutdatedFile } from "../../domain/contracts/editor";
import type { EditorCalls } from "../../editor/backend/staff-router";

export type { EditorCalls };
export type EditorReply<Action extends keyof EditorCalls> = Awaited<ReturnType<EditorCalls[Action]>>;

const TIMEOUT_MS = 60_000;
/** The slowest line on which an upload is waited for. */
const BYTES_PER_MS = 16;

/** Why the editor's server did not do something, with its answer; `conflict`: somebody else has changed the same in the meantime. */
export type EditorRefusal = { ok: false; status: number; answer: unknown } & (
  | { code: "conflict"; files: readonly [OutdatedFile, ...OutdatedFile[]] }
  | { code: "invalid" | "offline" | "server-error" | "unauthorized" }
);
export type EditorResult<Data> = { ok: true; data: Data } | EditorRefusal;

const OFFLINE: EditorRefusal = { ok: false, code: "offline", status: 0, answer: undefined };

/** Reads what an answer says; throws when it ends too early, or a success is no JSON. */
async function readReply(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    // A proxy's error page: the status is enough.
    return undefined;
  }
}

function toRefusal(status: number, answer: unknown): EditorRefusal {
  const refusal = { ok: false, status, answer } as const;
  const conflict = status === 409 ? editorConflictSchema.safeParse(answer) : undefined;
  if (conflict?.success) return { ...refusal, code: "conflict", files: conflict.data.files };
  if (status === 401) return { ...refusal, code: "unauthorized" };
  return { ...refusal, code: status === 422 ? "invalid" : "server-error" };
}

/**
 * Asks the editor's server (`/api/editor…`) and gets every outcome as a result; it never throws. When the session has ended nobody is led
 * away from the page: what was typed stays there.
 */
export async function requestEditor<Data>(
  path: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<EditorResult<Data>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const answer = await readReply(response);
    return response.ok ? { ok: true, data: answer as Data } : toRefusal(response.status, answer);
  } catch {
    return OFFLINE;
  }
}

/** Calls the editor's server as Decap does; an upload may take as long as the server lets it. */
export function callEditor<Action extends keyof EditorCalls>(
  action: Action,
  params: object,
): Promise<EditorResult<EditorReply<Action>>> {
  const body = JSON.stringify({ action, params });
  const headers = { "content-type": "application/json" };
  const timeoutMs = TIMEOUT_MS + Math.round(body.length / BYTES_PER_MS);
  return requestEditor("/api/editor", { method: "POST", headers, body }, timeoutMs);
}
