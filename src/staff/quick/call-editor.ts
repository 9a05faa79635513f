import { goToSignIn } from "../calls/call-signed-in";

/** Why a change was not saved; `conflict`: somebody else has changed the same in the meantime. */
export type EditorRefusal =
  | { ok: false; code: "conflict"; by: string | null; at: string | null }
  | { ok: false; code: "refused" | "offline" | "failed" };
export type EditorResult<Data> = { ok: true; data: Data } | EditorRefusal;

interface OutdatedFiles {
  files?: readonly { by: string | null; at: string | null }[];
}

function toRefusal(status: number, answer: unknown): EditorRefusal {
  if (status === 401) goToSignIn();
  const [newest] = ((answer ?? {}) as OutdatedFiles).files ?? [];
  if (status === 409 && newest) return { ok: false, code: "conflict", by: newest.by, at: newest.at };
  return { ok: false, code: status === 422 ? "refused" : "failed" };
}

/** Calls the editor's server as Decap does (`/api/editor`) and gets every outcome as a result; it never throws. */
export async function callEditor<Data>(action: string, params: object): Promise<EditorResult<Data>> {
  const response = await fetch("/api/editor", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action, params }),
  }).catch(() => undefined);
  if (!response) return { ok: false, code: "offline" };
  const answer: unknown = await response.json().catch(() => undefined);
  return response.ok ? { ok: true, data: answer as Data } : toRefusal(response.status, answer);
}
