import { type AnyTRPCRouter, initTRPC, type TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { z } from "zod";

import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "../../domain/contracts/error-codes";
import { toFieldErrors } from "../../domain/contracts/fields";
import { requireStaff } from "../accounts/session";
import { getStore, type Store } from "../store";
import {
  type Exchange,
  type Respond,
  assertSameOrigin,
  readBody,
  ERROR_CODE_HEADER,
  HttpError,
} from "./http/request";
import { toErrorAnswer } from "./http/handler";

interface Context {
  exchange: Exchange;
  bodyLimit: number | undefined;
  store: Store;
  headers: Record<string, string>;
}

const OWN_CODES: Partial<Record<TRPCError["code"], ErrorCode>> = {
  NOT_FOUND: "not-found",
  METHOD_NOT_SUPPORTED: "method-not-allowed",
  UNSUPPORTED_MEDIA_TYPE: "unsupported-type",
  BAD_REQUEST: "bad-request",
  PARSE_ERROR: "bad-request",
};

/** Gives every failure the code and details that the plain HTTP handlers answer; bugs are logged and answered as `server-error`. */
function toReply({ code, cause }: TRPCError): ErrorReply {
  if (cause instanceof z.ZodError) return { code: "invalid", fields: toFieldErrors(cause) };
  const own = OWN_CODES[code];
  if (own !== undefined && !(cause instanceof HttpError)) return { code: own };
  return toErrorAnswer(cause).json as ErrorReply;
}

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const reply = toReply(error);
    return { ...shape, message: reply.code, data: { ...reply, httpStatus: ERROR_STATUS[reply.code] } };
  },
});

export const router = t.router;

/** A mutation is posted as JSON by a page of our own, or by no browser. */
const guardMutation = t.middleware(({ ctx: { exchange, bodyLimit }, type, next }) => {
  if (type === "mutation") {
    assertSameOrigin(exchange);
    const { body = {} } = exchange;
    readBody({ ...exchange, body }, ["json"], bodyLimit);
  }
  return next();
});

export const publicProcedure = t.procedure.use(guardMutation);

export const staffProcedure = t.procedure
  .use(async ({ ctx, next }) => next({ ctx: { staff: await requireStaff(ctx.exchange) } }))
  .use(guardMutation);

export const ownerProcedure = t.procedure
  .use(async ({ ctx, next }) => next({ ctx: { staff: await requireStaff(ctx.exchange, "owner") } }))
  .use(guardMutation);

interface RpcResponse {
  error?: { data: ErrorReply };
}

/** Answers the calls of a router below `endpoint`, `/api/staff/people.list`; the host has parsed path, query and body. */
export function createRpc(endpoint: string, appRouter: AnyTRPCRouter, bodyLimit?: number): Respond {
  return async (exchange) => {
    const url = new URL(`${endpoint}/${exchange.param("*") ?? ""}`, "http://localhost");
    const input = exchange.query("input");
    if (input !== undefined) url.searchParams.set("input", input);
    const post = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(exchange.body ?? null),
    };
    const headers: Context["headers"] = {};
    const response = await fetchRequestHandler({
      endpoint,
      router: appRouter,
      req: new Request(url, exchange.method === "POST" ? post : {}),
      createContext: async () => ({ exchange, bodyLimit, store: await getStore(), headers }),
    });
    const json = (await response.json()) as RpcResponse;
    if (json.error) {
      const { code, retryAfter } = json.error.data;
      headers[ERROR_CODE_HEADER] = code;
      if (retryAfter !== undefined) headers["Retry-After"] = String(retryAfter);
    }
    return { status: response.status, headers, json };
  };
}
