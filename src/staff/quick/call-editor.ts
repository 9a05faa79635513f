/** Why a change was not saved; `conflict`: somebody else has changed the same in the meantime. */
export type EditorRefusal =
  | { ok: false; code: "conflict"; by: string | null; at: string | null }
  | { ok: false; code: "refused" | "offline" | "failed" | "signedOut" };
export type EditorResult<Data> = { ok: true; data: Data } | EditorRefusal;

interface OutdatedFiles {
  files?: readonly { by: string | null; at: string | null }[];
}

function toRefusal(status: number, answer: unknown): EditorRefusal {
  const [newest] = ((answer ?? {}) as OutdatedFiles).files ?? [];
  if (status === 409 && newest) return { ok: false, code: "conflict", by: newest.by, at: newest.at };
  if (status === 401) return { ok: false, code: "signedOut" };
  return { ok: false, code: status === 422 ? "refused" : "failed" };
}

/** Waits for an answer of the editor's server and gets every outcome as a result; it never throws. */
export async function readAnswer<Data>(answer: Promise<Response>): Promise<EditorResult<Data>> {
  const response = await answer.catch(() => undefined);
  if (!response) return { ok: false, code: "offline" };
  const data: unknown = await response.json().catch(() => undefined);
  return response.ok ? { ok: true, data: data as Data } : toRefusal(response.status, data);
}

/**
 * Calls the editor's server as Decap does (`/api/editor`). When the session has ended nobody is led away from the page: what was typed
 * stays there.
 */
export function callEditor<Data>(action: string, params: object): Promise<EditorResult<Data>> {
  const answer = fetch("/api/editor", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action, params }),
  });
  return readAnswer<Data>(answer);
}
