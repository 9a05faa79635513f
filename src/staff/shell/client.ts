import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

import type { ErrorCode, ErrorReply, FieldErrors } from "../../contracts/error-codes";
import type { StaffRouter } from "../../editor-backend/staff-router";
import { goTo } from "./go-to";
import { getSignInAddress } from "./sign-in-address";

export type RouterInputs = inferRouterInputs<StaffRouter>;
export type RouterOutputs = inferRouterOutputs<StaffRouter>;

/** A query of the router, as hooks take it: `staffApi.me.get.query`. */
export type Query<Input, Data> = (input: Input) => Promise<Data>;

const TIMEOUT_MS = 20_000;

/** Replaces the error page of a proxy: the status is enough. A success that is no JSON fails in the client, and is asked for again. */
async function request(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // What is sent while the page goes away arrives all the same.
  const keepalive = init.method === "POST" && document.hidden;
  const response = await fetch(url, { ...init, cache: "no-store", keepalive, signal });
  const isReadable = response.ok || response.headers.get("content-type")?.startsWith("application/json");
  return isReadable ? response : Response.json({ code: "server-error" }, { status: response.status });
}

/** Calls the procedures of `/api/staff`. */
export const staffApi = createTRPCClient<StaffRouter>({
  links: [httpLink({ url: "/api/staff", fetch: (url, init) => request(url, init as RequestInit) })],
});

/** Why a call came back without what was asked for; `offline` when no whole answer came. */
export interface Refusal {
  ok: false;
  code: ErrorCode | "offline";
  fields: FieldErrors;
  /** For `too-many-requests`: seconds to wait. */
  retryAfter?: number | undefined;
}

export type CallResult<Data> = { ok: true; data: Data } | Refusal;

/** Gives why a call failed; what is no failure of a call is thrown. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof TRPCClientError)) throw error;
  // Before a call reaches its procedure the host may refuse it, in plain JSON.
  const reply = (error.data ?? error.meta?.["responseJSON"]) as Partial<ErrorReply> | undefined;
  if (reply === undefined) return { ok: false, code: "offline", fields: {} };
  const { code = "server-error", fields = {}, retryAfter } = reply;
  return { ok: false, code, fields, retryAfter };
}

/** Gives every outcome of a call as a result. */
export async function callStaff<Data>(call: Promise<Data>): Promise<CallResult<Data>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    return toRefusal(error);
  }
}

/** Goes to the sign-in, which leads back to where one is now. */
export function goToSignIn(): void {
  goTo(getSignInAddress(location.pathname + location.search + location.hash));
}

/** The same for a page that needs a session: without one the browser goes to the sign-in. */
export async function callSignedIn<Data>(call: Promise<Data>): Promise<CallResult<Data>> {
  const result = await callStaff(call);
  if (!result.ok && result.code === "unauthorized") goToSignIn();
  return result;
}
