import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import sirv from "sirv";

import { describeError, log } from "../server/log";
import { getCacheControl } from "./cache-headers";
import type { LoadedFunction } from "./load-functions";
import { nameErrors } from "./name-errors";
import { serveNotFound } from "./not-found";
import { redirectMoved } from "./redirects";
import { setSecurityHeaders } from "./security-headers";
import { sendError, serveFunctions } from "./serve-functions";

const answerBug: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  // A path that is no text ("%ff") is the caller's mistake.
  const status =
    typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  if (status >= 500) log.error("host-failed", describeError(error));
  if (response.headersSent) next(error);
  else sendError(response, status >= 500 ? "server-error" : "bad-request");
};

/**
 * Creates the application: functions under `/api`, the built files for everything else. `localCms` edits this machine's
 * own working tree.
 */
export function createApp(
  publicFolder: string,
  functions: readonly LoadedFunction[],
  localCms?: RequestHandler,
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // Gatsby's functions were written for this parser's result: names to texts.
  app.set("query parser", "simple");
  app.use(setSecurityHeaders, nameErrors);
  if (localCms) app.use("/api/local-cms", localCms);
  app.use("/api", serveFunctions(functions));
  app.use(redirectMoved);
  app.use(
    sirv(publicFolder, {
      etag: true,
      gzip: true,
      brotli: true,
      dotfiles: false,
      extensions: ["html"],
      setHeaders: (response, path) => response.setHeader("Cache-Control", getCacheControl(path)),
    }),
  );
  app.use(serveNotFound(publicFolder));
  app.use(answerBug);
  return app;
}
