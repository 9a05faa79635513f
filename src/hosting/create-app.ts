import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import sirv from "sirv";

import { describeError, log } from "../server/log";
import { getCacheControl } from "./cache-headers";
import type { LoadedFunction } from "./load-functions";
import { readInlineHashes } from "./inline-hashes";
import { nameErrors } from "./name-errors";
import { serveNotFound } from "./not-found";
import { redirectMoved } from "./redirects";
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

interface AppOptions {
  /** Edits this machine's own working tree. */
  localCms?: RequestHandler;
  /** Whether visitors come by https, which a proxy may speak for us. */
  isHttps?: boolean;
}

/** Creates the application: functions under `/api`, the built files for everything else. */
export function createApp(
  publicFolder: string,
  functions: readonly LoadedFunction[],
  { localCms, isHttps = false }: AppOptions = {},
): Express {
  const app = express();
  const security = createSecurityHandlers(readInlineHashes(publicFolder), isHttps);
  app.disable("x-powered-by");
  app.disable("etag");
  // Gatsby's functions were written for this parser's result: names to texts.
  app.set("query parser", "simple");
  app.use(security.ofPath, nameErrors);
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
  app.use(security.ofPage, serveNotFound(publicFolder));
  app.use(answerBug);
  return app;
}
