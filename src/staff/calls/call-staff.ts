import type { ErrorCode, ErrorReply, FieldErrors } from "../../contracts/error-codes";

const TIMEOUT_MS = 20_000;

/** Why a call came back without what was asked for; `offline` when no answer came at all. */
export interface Refusal {
  ok: false;
  code: ErrorCode | "offline";
  fields: FieldErrors;
  /** For `too-many-requests`: seconds to wait. */
  retryAfter?: number | undefined;
}

export type CallResult<Data> = { ok: true; data: Data } | Refusal;

export type CallMethod = "GET" | "POST" | "PATCH" | "DELETE";

const OFFLINE: Refusal = { ok: false, code: "offline", fields: {} };

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // 204, or a proxy's error page: the status is enough.
    return undefined;
  }
}

function toRefusal(reply: unknown): Refusal {
  const { code = "server-error", fields = {}, retryAfter } = (reply ?? {}) as Partial<ErrorReply>;
  return { ok: false, code, fields, retryAfter };
}

/**
 * Calls `/api/staff/<name>` with a JSON body and gets every outcome as a result; it never throws. What a page expects of the answer
 * it names as `Data`, by the types of `contracts/staff.ts`.
 */
export async function callStaff<Data = undefined>(
  method: CallMethod,
  name: string,
  body?: object,
): Promise<CallResult<Data>> {
  const json = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    response = await fetch(`/api/staff/${name}`, { method, cache: "no-store", signal, ...json });
  } catch {
    return OFFLINE;
  }
  const reply = await readJson(response);
  return response.ok ? { ok: true, data: reply as Data } : toRefusal(reply);
}
