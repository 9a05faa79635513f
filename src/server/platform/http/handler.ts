import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6, SocketAddress } from "node:net";

import { FUNCTION_POLICY, SECURITY_HEADERS } from "../../../domain/config/security-headers";
import { ERROR_STATUS } from "../../../domain/contracts/error-codes";
import { patchIncomingMessage } from "../../../workarounds/netlify/adapter";
import { getStore } from "../../store";
import type { RateLimit } from "../database/limits";
import { getEnv, EnvironmentError, isOnLambda } from "../env";
import { describeError, log } from "../log";
import {
  type Exchange,
  type Answer,
  type JsonAnswer,
  type Respond,
  ERROR_CODE_HEADER,
  HttpError,
} from "./request";
import { PAGE_CSP } from "../html";

if (isOnLambda) patchIncomingMessage();

/** Returns the address of the client: each of our own proxies has appended one to `X-Forwarded-For`, the rest can be forged. */
function getClientAddress(exchange: Exchange, proxies: number): string {
  const forwarded = (exchange.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  const chain = [...forwarded.filter((address) => address !== ""), exchange.remoteAddress];
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? "";
}

/** As some proxies write them: `203.0.113.7:50001`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Returns an address without port and zone, in the one form in which Node writes it; what is no address stays as it is. */
function toPlainAddress(text: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text).replace(/%.*$/, "");
  if (!isIPv6(address)) return address;
  const { address: canonical } = new SocketAddress({ address, family: "ipv6" });
  // An IPv4 address may be written as IPv6.
  return canonical.replace(/^::ffff:(?=\d+\.)/, "");
}

/** Returns the part of an address that one client keeps: a household or phone has a whole /64 of IPv6 addresses. */
function toNetwork(text: string): string {
  const address = toPlainAddress(text);
  if (!isIPv6(address)) return address;
  const toGroups = (part: string) => part.split(":").filter(Boolean);
  const zeros = ":0".repeat(8 - toGroups(address).length);
  return toGroups(address.replace("::", `${zeros}:`))
    .slice(0, 4)
    .join(":");
}

/** Names a client for counting by a hash, another one for each form and day: no address is stored or logged. */
export function getRateLimit(exchange: Exchange, form: string, now: number): RateLimit {
  const { trustProxy, rateLimit, getSecret } = getEnv();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = createHmac("sha256", getSecret()).update(`rate:${day}`).digest();
  const network = toNetwork(getClientAddress(exchange, trustProxy));
  const client = createHmac("sha256", key).update(`${form}:${network}`).digest("base64url");
  return { client, limit: rateLimit };
}

interface AdaptedRequest {
  netlifyFunctionParams?: { event?: { headers?: Record<string, string | undefined> } };
}

/** In which Netlify names the client; whatever a client writes there itself is replaced. */
const NETLIFY_CLIENT = "x-nf-client-connection-ip";

/** Returns the address from which a request came to this host: of its socket, or as Netlify says; empty when neither is known. */
function getRemoteAddress(request: object): string {
  const { socket } = request as Partial<IncomingMessage>;
  const event = (request as AdaptedRequest).netlifyFunctionParams?.event;
  return socket?.remoteAddress ?? event?.headers?.[NETLIFY_CLIENT] ?? "";
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
export type Handler = (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => Promise<void>;

const COMMON_HEADERS = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": FUNCTION_POLICY,
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
};

type FunctionRequest = Pick<IncomingMessage, "method" | "headers"> &
  Record<"query" | "params" | "body", unknown>;

export function toExchange(request: FunctionRequest): Exchange {
  // A serverless host may leave it out when there is none.
  const query = (request.query as Record<string, unknown> | undefined) ?? {};
  return {
    method: request.method ?? "GET",
    header: (name) => [request.headers[name]].flat()[0],
    param: (name) => {
      const value = (request.params as Record<string, unknown> | undefined)?.[name];
      return typeof value === "string" ? value : undefined;
    },
    query: (name) => (typeof query[name] === "string" ? query[name] : undefined),
    body: request.body,
    remoteAddress: getRemoteAddress(request),
  };
}

function getCode(status: number): string | undefined {
  if (status < 400) return undefined;
  const known = Object.entries(ERROR_STATUS).find(([, value]) => value === status);
  return known?.[0] ?? (status < 500 ? "bad-request" : "server-error");
}

/** Several codes have one status: a JSON answer says itself which it is. */
function getOwnCode(answer: Answer): string | undefined {
  if (!("json" in answer) || answer.status < 400 || !("code" in answer.json)) return undefined;
  return typeof answer.json.code === "string" ? answer.json.code : undefined;
}

type Headers = Readonly<Record<string, string>>;

function toBody(answer: Answer): [type?: string, body?: string | Buffer] {
  if ("page" in answer) return ["text/html; charset=utf-8", answer.page.toString()];
  if ("bytes" in answer) return [answer.type, answer.bytes];
  if ("json" in answer) return ["application/json; charset=utf-8", JSON.stringify(answer.json)];
  return [];
}

export function send(response: ServerResponse, answer: Answer, headers: Headers = {}): void {
  const code = getOwnCode(answer) ?? getCode(answer.status);
  const [type, body] = toBody(answer);
  const all: Headers = {
    ...COMMON_HEADERS,
    ...headers,
    ...(code !== undefined && { [ERROR_CODE_HEADER]: code }),
    ...("page" in answer && { "Content-Security-Policy": PAGE_CSP, "X-Robots-Tag": "noindex" }),
    ...answer.headers,
    ...("location" in answer && { Location: answer.location }),
    ...(type !== undefined && { "Content-Type": type }),
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.statusCode = answer.status;
  response.end(body);
}

/** Turns whatever was thrown into a reply: a refusal as it is, a bug as `server-error` with a log line. */
export function toErrorAnswer(error: unknown): JsonAnswer {
  if (error instanceof HttpError)
    return { status: ERROR_STATUS[error.reply.code], headers: error.headers, json: error.reply };
  log.error("request-failed", describeError(error));
  // Names without values help the technician of a first deploy, and nobody else.
  const settings = error instanceof EnvironmentError && { settings: error.settings };
  return { status: 500, json: { code: "server-error", ...settings } };
}

/** Refused posts of a client for each one that is taken. */
const REFUSED_PER_POST = 10;
const REFUSED: readonly number[] = [400, 413, 415, 422];

/** Counts refused posts as well: each is work. A form's page has the limit of its drafts. */
async function limitRefused(exchange: Exchange, answer: Answer): Promise<Answer> {
  if (exchange.method === "GET" || !REFUSED.includes(answer.status) || !("json" in answer)) return answer;
  try {
    const now = Date.now();
    const { client, limit } = getRateLimit(exchange, "refused", now);
    const retryAfter = await (await getStore()).countPost({ client, limit: limit * REFUSED_PER_POST }, now);
    return retryAfter === 0 ? answer : toErrorAnswer(new HttpError("too-many-requests", { retryAfter }));
  } catch (error) {
    log.error("refusal-not-counted", describeError(error));
    return answer;
  }
}

export type Responders = Partial<Record<Method, Respond>>;

/** Creates a Gatsby Function. It never throws: `gatsby serve` does not wait for the promise, and the process would end. */
function createFunction(
  findResponders: (exchange: Exchange) => Responders | undefined,
  headers: Headers = {},
): Handler {
  async function respondTo(exchange: Exchange): Promise<Answer> {
    const responders = findResponders(exchange);
    if (responders === undefined) throw new HttpError("not-found");
    const respond = responders[(exchange.method === "HEAD" ? "GET" : exchange.method) as Method];
    if (respond !== undefined) return respond(exchange);
    const allow = [...Object.keys(responders), ...("GET" in responders ? ["HEAD"] : [])].join(", ");
    throw new HttpError("method-not-allowed", {}, { Allow: allow });
  }
  return async (request, response) => {
    try {
      const exchange = toExchange(request);
      const answer = await respondTo(exchange).catch(toErrorAnswer);
      send(response, await limitRefused(exchange, answer), headers);
    } catch (error) {
      if (!response.headersSent) send(response, toErrorAnswer(error), headers);
    }
  };
}

export const createHandler = (responders: Responders, headers?: Headers) =>
  createFunction(() => responders, headers);

/** Creates one Gatsby Function of several (`[name].ts` or `[...].ts`) by the part of the path that the file's name leaves open. */
export function createRoutes(routes: Readonly<Record<string, Responders>>, others?: Responders): Handler {
  const known = new Map(Object.entries(routes));
  return createFunction(({ param }) => known.get(param("name") ?? param("*") ?? "") ?? others);
}
