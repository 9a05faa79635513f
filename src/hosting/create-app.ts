import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";

import { ERROR_STATUS, type ErrorCode } from "../domain/contracts/error-codes";
import { describeError, log } from "../server/platform/log";
import { NOT_FOUND_PATHS, serveNotFound } from "./not-found";
import { receiveEditorCall } from "./receive-editor-call";
import { redirectMoved } from "./redirects";
import { createSecurityHandlers, readInlineHashes } from "./security-headers";
import { serveFiles } from "./serve-files";
import { sendError } from "./send-error";
import { FUNCTIONS, serveFunctions } from "./serve-functions";

const REFUSALS = ["bad-request", "too-large", "unsupported-type"] as const satisfies readonly ErrorCode[];

const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status =
    typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  if (status >= 500) log.error("host-failed", describeError(error));
  const code = REFUSALS.find((refusal) => ERROR_STATUS[refusal] === status);
  if (response.headersSent) next(error);
  else sendError(response, code ?? (status >= 500 ? "server-error" : "bad-request"));
};

/** A whole address, as for a proxy, could name another host in redirects. */
const refuseOtherTargets: RequestHandler = (request, response, next) => {
  if (request.originalUrl.startsWith("/")) next();
  else sendError(response, "bad-request");
};

interface AppOptions {
  /** Whether visitors come by https, possibly through a proxy. */
  isHttps?: boolean;
  functions?: typeof FUNCTIONS;
}

/** Creates the application: functions under `/api`, moved addresses, the built files, and a 404 for everything else. */
export function createApp(
  publicFolder: string,
  { isHttps = false, functions = FUNCTIONS }: AppOptions = {},
): Express {
  const app = express();
  const security = createSecurityHandlers({ hashes: readInlineHashes(publicFolder), isHttps });
  app.disable("x-powered-by");
  app.disable("etag");
  // Gatsby's functions were written for this parser's result: names to texts.
  app.set("query parser", "simple");
  app.use(security.setOfPath, refuseOtherTargets);
  app.post("/api/editor", ...receiveEditorCall);
  app.use("/api", serveFunctions(functions));
  const answerNotFound = [security.setOfPage, serveNotFound(publicFolder)];
  app.use(redirectMoved);
  app.get(NOT_FOUND_PATHS, answerNotFound);
  app.use(serveFiles(publicFolder));
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}
