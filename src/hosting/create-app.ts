import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import type { RequestListener } from "node:http";

import { describeError, log } from "../server/log";
import { serveFiles } from "./files/serve-files";
import type { LoadedFunction } from "./load-functions";
import { getKeepAliveHint } from "./keep-alive";
import { readInlineHashes } from "../deployment/inline-hashes";
import { nameErrors } from "./name-errors";
import { serveNotFound } from "./not-found";
import { redirectMoved } from "./redirects";
import { toOriginForm } from "./request-target";
import { sendError, serveFunctions } from "./serve-functions";
import { createSecurityHandlers } from "./set-security-headers";

const answerBug: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  // A path that is no text ("%ff") is the caller's mistake.
  const status =
    typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  if (status >= 500) log.error("host-failed", describeError(error));
  if (response.headersSent) next(error);
  else sendError(response, status >= 500 ? "server-error" : "bad-request");
};

const refuseOtherTargets: RequestHandler = (request, response, next) => {
  if (request.originalUrl.startsWith("/")) next();
  else sendError(response, "bad-request");
};

interface AppOptions {
  /** Edits this machine's own working tree. */
  localCms?: readonly RequestHandler[];
  /** Whether visitors come by https, which a proxy may speak for us. */
  isHttps?: boolean;
}

/**
 * Creates the application: the built files, which are most of what is asked for and need no more than Node; for everything else
 * Express, for which Gatsby's functions are written: functions under `/api`, moved addresses, pages that are not there.
 */
export function createApp(
  publicFolder: string,
  functions: readonly LoadedFunction[],
  { localCms, isHttps = false }: AppOptions = {},
): RequestListener {
  const app = express();
  const security = createSecurityHandlers(readInlineHashes(publicFolder), isHttps);
  app.disable("x-powered-by");
  app.disable("etag");
  // Gatsby's functions were written for this parser's result: names to texts.
  app.set("query parser", "simple");
  app.use(security.setOfPath, nameErrors, refuseOtherTargets);
  if (localCms) app.use("/api/local-cms", ...localCms);
  app.use("/api", serveFunctions(functions));
  app.use(redirectMoved);
  app.use(security.setOfPage, serveNotFound(publicFolder));
  app.use(answerBug);
  const sendFile = serveFiles(publicFolder, security.getOfPath);
  return (request, response) => {
    if (toOriginForm(request) && sendFile(request, response)) return;
    const hint = getKeepAliveHint(response);
    for (let at = 0; at < hint.length; at += 2) response.setHeader(hint[at] ?? "", hint[at + 1] ?? "");
    app(request, response);
  };
}
