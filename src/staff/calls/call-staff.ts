import type { ErrorCode, ErrorReply, FieldErrors } from "../../contracts/error-codes";

const TIMEOUT_MS = 20_000;

/** Why a call came back without what was asked for; `offline` when no whole answer came. */
export interface Refusal {
  ok: false;
  code: ErrorCode | "offline";
  fields: FieldErrors;
  /** For `too-many-requests`: seconds to wait. */
  retryAfter?: number | undefined;
}

export type CallResult<Data> = { ok: true; data: Data } | Refusal;

export type CallMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Received {
  response: Response;
  reply: unknown;
}

const OFFLINE: Refusal = { ok: false, code: "offline", fields: {} };

/** Reads what an answer says; throws when it ends too early, or a success is no JSON. */
export async function readReply(response: Response): Promise<unknown> {
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

function toRefusal(reply: unknown): Refusal {
  const { code = "server-error", fields = {}, retryAfter } = (reply ?? {}) as Partial<ErrorReply>;
  return { ok: false, code, fields, retryAfter };
}

async function request(name: string, init: RequestInit): Promise<Received | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`/api/staff/${name}`, { cache: "no-store", signal, ...init });
    return { response, reply: await readReply(response) };
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
  const received = await request(name, { method, ...json, ...(isLast && { keepalive: true }) });
  if (!received) return OFFLINE;
  const { response, reply } = received;
  return response.ok ? { ok: true, data: reply as Data } : toRefusal(reply);
}

/** Loads `/api/staff/<name>` unless it is still what was loaded under `tag`, the ETag of that answer. */
export async function loadChanged<Data>(
  name: string,
  tag: string | undefined,
): Promise<{ ok: true; data: Data; tag: string | undefined } | Refusal | "unchanged"> {
  const received = await request(name, { method: "GET", ...(tag && { headers: { "if-none-match": tag } }) });
  if (!received) return OFFLINE;
  const { response, reply } = received;
  if (response.status === 304) return "unchanged";
  if (!response.ok) return toRefusal(reply);
  return { ok: true, data: reply as Data, tag: response.headers.get("etag") ?? undefined };
}
