import type { Request, RequestHandler, Response } from "express";

import { ERROR_STATUS, type ErrorCode } from "../contracts/error-codes";
import { BODY_LIMIT } from "../contracts/limits";
import { describeError, log } from "../server/log";
import type { LoadedFunction } from "./load-functions";
import { parseBody } from "./parse-body";
import { BodyError, readRawBody } from "./read-raw-body";

const BODY_TIMEOUT_MS = 20_000;

/** Answers with a code of ours. */
export function sendError(response: Response, code: ErrorCode): void {
  if (response.headersSent) return;
  response.setHeader("Cache-Control", "no-store");
  // What is left of a body that nobody reads must not be taken for the next request.
  if (code === "too-large" || code === "timeout") response.setHeader("Connection", "close");
  response.status(ERROR_STATUS[code]).json({ code });
}

/** A path that is no text ("%ff") is the path of nothing; Gatsby's wrapper would throw. */
function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function run(
  loaded: LoadedFunction,
  params: Record<string, string>,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    // The stream is read to its end here, so that Gatsby's wrapper leaves it alone: its own parser hides its errors.
    const raw = await readRawBody(request, BODY_LIMIT, BODY_TIMEOUT_MS);
    request.body = await parseBody(raw, request.headers["content-type"] ?? "");
    request.params = params;
    await loaded.run(request, response);
  } catch (error) {
    if (!(error instanceof BodyError)) log.error("function-failed", describeError(error));
    sendError(response, error instanceof BodyError ? error.code : "server-error");
  }
}

/** Serves the functions under `/api`; an unknown one is a 404 in JSON. */
export function serveFunctions(functions: readonly LoadedFunction[]): RequestHandler {
  return (request, response) => {
    for (const loaded of isText(request.path) ? functions : []) {
      const params = loaded.match(request.path);
      if (params !== undefined) return void run(loaded, params, request, response);
    }
    sendError(response, "not-found");
  };
}
