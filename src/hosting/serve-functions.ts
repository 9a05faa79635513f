import { Router, type Request, type RequestHandler, type Response } from "express";

import type { Handler } from "../server/platform/http/handler";
import { describeError, log } from "../server/platform/log";
import { parseBody } from "./parse-body";
import { sendError } from "./send-error";

type LoadHandler = () => Promise<{ default: Handler }>;

/** The functions of `src/api` by the paths at which Gatsby serves them, exact ones first. Each is loaded at its first call. */
export const FUNCTIONS: Readonly<Record<string, LoadHandler>> = {
  "/contact": () => import("../api/contact"),
  "/subscribe/confirm": () => import("../api/subscribe/confirm"),
  "/editor": () => import("../api/editor"),
  "/editor/:name": () => import("../api/editor/[name]"),
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

/** Serves functions, by default those of `src/api`; an unknown one is a 404 in JSON. */
export function serveFunctions(functions = FUNCTIONS): RequestHandler {
  const router = Router({ caseSensitive: true });
  for (const [path, load] of Object.entries(functions))
    router.all(path, parseBody, (request, response) => run(load, request, response));
  router.use((_request, response) => sendError(response, "not-found"));
  return router;
}
