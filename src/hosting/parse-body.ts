import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import express, { Router, type Request, type RequestHandler } from "express";

import { BODY_LIMIT } from "../domain/contracts/limits";
import { sendError } from "./send-error";

/** For a visitor's body. */
const BODY_MS = 20_000;

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

const limitTime: RequestHandler = (request, response, next) => {
  const timer = setTimeout(() => {
    if (request.complete) return;
    sendError(response, "timeout");
    request.socket.destroySoon();
  }, BODY_MS).unref();
  response.once("close", () => clearTimeout(timer));
  next();
};

/** Refuses a body that announces to be too large; Express refuses others when it has read them. */
export function limitBody(limit: number): RequestHandler {
  return (request, response, next) => {
    if (Number(request.headers["content-length"] ?? 0) <= limit) {
      next();
      return;
    }
    // The rest of the body is not waited for.
    response.setHeader("Connection", "close");
    sendError(response, "too-large");
  };
}

/** The body of a call of the editor has been read by then, with limits of its own. */
const skipRead: RequestHandler = (request, _response, next) => {
  if (request.complete && request.body !== undefined) next("router");
  else next();
};

/** Parses a body by its content type, as Gatsby does for its functions; unknown types become `undefined`. */
export const parseBody: RequestHandler = Router().use(
  skipRead,
  limitTime,
  limitBody(BODY_LIMIT),
  express.json({ ...OPTIONS, strict: false, verify: verifyBody }),
  express.urlencoded({ ...OPTIONS, extended: false }),
  express.raw({ ...OPTIONS, type: () => true }),
  parseOther,
);
