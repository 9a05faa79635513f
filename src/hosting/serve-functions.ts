import type { Request, RequestHandler, Response } from "express";

import { describeError, log } from "../server/platform/log";
import type { LoadedFunction } from "./load-functions";
import { parseBody } from "./parse-body";
import { isDecodable } from "./request-target";
import { sendError } from "./send-error";

async function run(
  loaded: LoadedFunction,
  params: Record<string, string>,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    request.params = params;
    await loaded.run(request, response);
  } catch (error) {
    log.error("function-failed", describeError(error));
    sendError(response, "server-error");
  }
}

/** Serves the functions under `/api`; an unknown one is a 404 in JSON. */
export function serveFunctions(functions: readonly LoadedFunction[]): RequestHandler {
  return (request, response, next) => {
    for (const loaded of isDecodable(request.path) ? functions : []) {
      const params = loaded.match(request.path);
      if (params === undefined) continue;
      return void parseBody(request, response, (error?: unknown) => {
        if (error === undefined) void run(loaded, params, request, response);
        else next(error);
      });
    }
    sendError(response, "not-found");
  };
}
