import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import express, { Router, type Request, type RequestHandler, type Response } from "express";

import { EDITOR_BODY_LIMIT } from "../domain/contracts/editor";
import { ERROR_STATUS, type ErrorCode } from "../domain/contracts/error-codes";
import { BODY_LIMIT } from "../domain/config/forms";
import { requireStaff } from "../server/accounts/session";
import { send, toErrorAnswer, toExchange } from "../server/platform/http/handler";
import { ERROR_CODE_HEADER, HttpError, getBodyKind } from "../server/platform/http/request";
import { answerFailure, isForReader } from "../server/platform/http/page-answers";

/** Answers with an error code, and the post of a form by a browser with a page. */
export function sendError(response: Response, code: ErrorCode): void {
  if (response.headersSent) return;
  const exchange = toExchange(response.req);
  if (getBodyKind(exchange) === "form" && isForReader(exchange)) {
    send(response, answerFailure(exchange, new HttpError(code)));
    return;
  }
  response.set({ "Cache-Control": "no-store", [ERROR_CODE_HEADER]: code });
  response.status(ERROR_STATUS[code]).json({ code });
}

const BODY_MS = 20_000;

/** Refuses a body that is not UTF-8, and writes down the length of one that came in pieces, too: the functions' own limits count it. */
function verify(request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error("The body is not UTF-8."), { status: 400 });
  request.headers["content-length"] = String(body.length);
}

const parseJson = (limit: number) => express.json({ limit, inflate: false, strict: false, verify });

/** Parses a form with parts, as which some mail programs send `List-Unsubscribe`; files have no place in any form of ours. */
async function parseParts({ headers, body }: Request): Promise<unknown> {
  const type = headers["content-type"] ?? "";
  const form = await new globalThis.Response(body as Uint8Array<ArrayBuffer>, {
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
function limitBody(limit: number): RequestHandler {
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
  parseJson(BODY_LIMIT),
  express.urlencoded({ limit: BODY_LIMIT, inflate: false, extended: false }),
  express.raw({ limit: BODY_LIMIT, inflate: false, type: () => true }),
  parseOther,
);

const requireStaffFirst: RequestHandler = (request, response, next) => {
  requireStaff(toExchange(request)).then(
    () => next(),
    (error: unknown) => {
      const { status, headers = {}, json } = toErrorAnswer(error);
      // Instead of reading what nobody asked for; a small body is read and forgotten, as elsewhere.
      const length = Number(request.headers["content-length"] ?? Number.NaN);
      if (!(length <= EDITOR_BODY_LIMIT)) response.setHeader("Connection", "close");
      response.set({ ...headers, "Cache-Control": "no-store" });
      response.status(status).json(json);
    },
  );
};

/** Receives the bodies of the editor, which may be larger and slower than those of visitors: pictures travel in them. */
export const receiveEditorCall: readonly RequestHandler[] = [
  requireStaffFirst,
  limitBody(EDITOR_BODY_LIMIT),
  parseJson(EDITOR_BODY_LIMIT),
];
