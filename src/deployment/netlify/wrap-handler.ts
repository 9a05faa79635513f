import { Buffer } from "node:buffer";

import { FUNCTION_HEADERS } from "./answer-headers";
import { patchIncomingMessage } from "../../workarounds/netlify/adapter";

/** The event of a request as Netlify sends it to a function: AWS API Gateway's format 1.0. */
export interface LambdaEvent {
  path: string;
  httpMethod: string;
  headers: Record<string, string | undefined>;
  multiValueHeaders?: Record<string, string[]>;
  body: string | null;
  isBase64Encoded: boolean;
}

export interface LambdaAnswer {
  statusCode: number;
  multiValueHeaders?: Record<string, string[]>;
  body?: string;
  isBase64Encoded?: boolean;
}

export type LambdaHandler = (event: LambdaEvent, context: unknown) => Promise<LambdaAnswer>;

const FAILED = {
  "content-type": ["application/json; charset=utf-8"],
  "cache-control": ["no-store"],
  "x-error-code": ["server-error"],
};

/** The parsers of Gatsby's wrapper read a body only if its length is told, and the length is what our own limit counts. */
function withTrueLength(event: LambdaEvent): LambdaEvent {
  const length = Buffer.byteLength(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const isOther = ([name]: [string, unknown]) => name.toLowerCase() !== "content-length";
  const given = event.multiValueHeaders ?? toMultiValue(event.headers);
  const headers = Object.fromEntries(Object.entries(given).filter(isOther));
  if (length > 0) headers["content-length"] = [String(length)];
  return { ...event, multiValueHeaders: headers };
}

function toMultiValue(headers: LambdaEvent["headers"]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value === undefined ? [] : [value]]),
  );
}

function withSecurityHeaders(answer: LambdaAnswer): LambdaAnswer {
  const headers = Object.fromEntries(
    Object.entries(FUNCTION_HEADERS).map(([name, value]) => [name.toLowerCase(), [value]]),
  );
  return { ...answer, multiValueHeaders: { ...headers, ...answer.multiValueHeaders } };
}

/** Wraps a handler of gatsby-adapter-netlify: no header rules reach it, and what fails before ours is no JSON. */
export function wrapHandler(handler: LambdaHandler): LambdaHandler {
  patchIncomingMessage();
  return async (event, context) => {
    const answer = await handler(withTrueLength(event), context);
    const hasFailed = answer.statusCode >= 500 && answer.body === undefined;
    const failure = { statusCode: 500, multiValueHeaders: FAILED, body: '{"code":"server-error"}' };
    return withSecurityHeaders(hasFailed ? failure : answer);
  };
}
