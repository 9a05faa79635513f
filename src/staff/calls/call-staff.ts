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

export type CallMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

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

async function request(name: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetch(`/api/staff/${name}`, { cache: "no-store", signal, ...init });
  } catch {
    return undefined;
  }
}

/**
 * Calls `/api/staff/<name>` with a JSON body and gets every outcome as a result; it never throws. What a page expects of the answer
 * it names as `Data`, by the types of `contracts/`. `isLast`: the call is to end after the page has gone.
 */
export async function callStaff<Data = undefined>(
  method: CallMethod,
  name: string,
  body?: object,
  isLast = false,
): Promise<CallResult<Data>> {
  const json = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await request(name, { method, ...json, ...(isLast && { keepalive: true }) });
  if (!response) return OFFLINE;
  const reply = await readJson(response);
  return response.ok ? { ok: true, data: reply as Data } : toRefusal(reply);
}

/** Loads `/api/staff/<name>` unless it is still what was loaded under `tag`, the ETag of that answer. */
export async function loadChanged<Data>(
  name: string,
  tag: string | undefined,
): Promise<{ ok: true; data: Data; tag: string | undefined } | Refusal | "unchanged"> {
  const response = await request(name, { method: "GET", ...(tag && { headers: { "if-none-match": tag } }) });
  if (!response) return OFFLINE;
  if (response.status === 304) return "unchanged";
  const reply = await readJson(response);
  if (!response.ok) return toRefusal(reply);
  return { ok: true, data: reply as Data, tag: response.headers.get("etag") ?? undefined };
}
