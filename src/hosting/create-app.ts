import express, {
  Router,
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from "express";

import { ERROR_STATUS, type ErrorCode } from "../domain/contracts/error-codes";
import { getRedirect, MOVED_PAGES_FILE, type MovedPages } from "../domain/i18n/routes";
import type { Handler } from "../server/platform/http/handler";
import { describeError, log } from "../server/platform/log";
import { readPublished } from "../server/platform/published";
import { parseBody, receiveEditorCall, sendError } from "./parse-body";
import { createSecurityHandlers, readInlineHashes } from "./security-headers";
import { NOT_FOUND_PATHS, serveFiles, serveNotFound } from "./serve-files";

type LoadHandler = () => Promise<{ default: Handler }>;

/** The functions of `src/api` by the paths at which Gatsby serves them, exact ones first. Each is loaded at its first call. */
export const FUNCTIONS: Readonly<Record<string, LoadHandler>> = {
  "/subscribe/confirm": () => import("../api/subscribe/confirm"),
  "/editor{/*rest}": () => import("../api/editor/[...]"),
  "/content{/*rest}": () => import("../api/content/[...]"),
  "/staff{/*rest}": () => import("../api/staff/[...]"),
  "/:name": () => import("../api/[name]"),
};

async function run(load: LoadHandler, request: Request, response: Response): Promise<void> {
  try {
    const { default: handle } = await load();
    const { rest } = request.params as { rest?: unknown };
    // Gatsby's name for the rest of a path.
    if (Array.isArray(rest)) request.params = { "*": rest.join("/") };
    await handle(request as never, response as never);
  } catch (error) {
    log.error("function-failed", describeError(error));
    sendError(response, "server-error");
  }
}

function serveFunctions(functions: typeof FUNCTIONS): RequestHandler {
  const router = Router({ caseSensitive: true });
  for (const [path, load] of Object.entries(functions))
    router.all(path, parseBody, (request, response) => run(load, request, response));
  router.use((_request, response) => sendError(response, "not-found"));
  return router;
}

/** Where a page is now, which may end with a hash: by the table of routes, then by the old addresses of the offers. */
function findPage(path: string): string {
  const [page = "", hash = ""] = (getRedirect(path) ?? path).split(/(?=#)/);
  return (readPublished<MovedPages>(MOVED_PAGES_FILE)?.[page] ?? page) + hash;
}

/** Answers 301 for pages that have moved and for a slash at the end, which no page has; the query stays. */
const redirectMoved: RequestHandler = (request, response, next) => {
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
  // Two slashes at the beginning would be the address of another host, for the browser and for `new URL`; both read a backslash as a slash.
  const trimmed = pathname.replace(/^[/\\]{2,}/, "/").replace(/(?<=[^/])\/+$/, "");
  const target = findPage(trimmed);
  if (target === pathname) {
    next();
    return;
  }
  response.setHeader("Cache-Control", "public, max-age=3600");
  const [path = "", hash = ""] = target.split(/(?=#)/);
  response.redirect(301, path + search + hash);
};

const REFUSALS = ["bad-request", "too-large", "unsupported-type"] as const satisfies readonly ErrorCode[];

const answerError: ErrorRequestHandler = (error: { status?: unknown }, _request, response, next) => {
  const status = Number(error.status ?? 500);
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
  app.post("/api/editor/:name", ...receiveEditorCall);
  app.use("/api", serveFunctions(functions));
  const answerNotFound = [security.setOfPage, serveNotFound(publicFolder)];
  app.use(redirectMoved);
  app.get(NOT_FOUND_PATHS, answerNotFound);
  app.use(serveFiles(publicFolder));
  app.use(answerNotFound);
  app.use(answerError);
  return app;
}
