import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import express, { Router, type Request, type RequestHandler } from "express";

import { BODY_LIMIT } from "../contracts/limits";
import { limitBody } from "./limit-body";

const OPTIONS = { limit: BODY_LIMIT, inflate: false };

/** Refuses a body that is not UTF-8, and writes down the length of one that came in pieces, too: the functions' own limits count it. */
export function verifyBody(request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error("The body is not UTF-8."), { status: 400 });
  request.headers["content-length"] = String(body.length);
}

/** Parses a form with parts, as which some mail programs send `List-Unsubscribe`; files have no place in any form of ours. */
async function parseParts({ headers, body }: Request): Promise<unknown> {
  const type = headers["content-type"] ?? "";
  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": type },
  }).formData();
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}

const parseOther: RequestHandler = async (request, _response, next) => {
  if (Buffer.isBuffer(request.body))
    request.body = request.is("multipart/form-data")
      ? await parseParts(request).catch(() => null)
      : undefined;
  next();
};

const limit = limitBody(BODY_LIMIT);

const refuseLarge: RequestHandler = (request, response, next) => {
  if (request.complete) next();
  else limit(request, response, next);
};

/**
 * Parses a body by its content type, as Gatsby does for its functions; unknown types become `undefined`. A body that is too large is refused
 * at once.
 */
export const parseBody: RequestHandler = Router().use(
  refuseLarge,
  express.json({ ...OPTIONS, strict: false, verify: verifyBody }),
  express.urlencoded({ ...OPTIONS, extended: false }),
  express.raw({ ...OPTIONS, type: () => true }),
  parseOther,
);
