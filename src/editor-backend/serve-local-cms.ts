import type { Request, RequestHandler, Response } from "express";
import type { IncomingMessage } from "node:http";
import { ZodError, z } from "zod";

import { listPricedEntries } from "../content-documents/list-entries";
import { readContentFiles } from "../content-documents/read-content-files";
import { getErrorCode } from "../server/error-code";
import { checkUploads } from "./check-uploads";
import { ForbiddenPathError } from "./content-paths";
import { createContentWriter } from "./create-content-writer";
import { createJsonReader } from "./create-json-reader";
import { FILE_ACTIONS, WRITING_ACTIONS } from "./file-actions";
import { isLocalRequest } from "./local-only";
import type { Publisher } from "./publisher";
import { RefusedChangeError } from "./refuse-broken-content";
import { OutdatedChangeError } from "./refuse-outdated-change";

/** Pictures travel in base64. */
const BODY_LIMIT = 40_000_000;

const readJson = createJsonReader(BODY_LIMIT);

const call = z.object({ action: z.string(), params: z.unknown().optional() });

interface LocalCmsOptions {
  isSignedIn: (request: IncomingMessage) => boolean | Promise<boolean>;
  /** Called when the editor is used. */
  onUse?: () => void;
}

interface Answer {
  status: number;
  json: unknown;
}

function refuse(status: number, error: string): Answer {
  return { status, json: { error } };
}

function toStatus(error: unknown): number {
  if (error instanceof ForbiddenPathError) return 403;
  if (error instanceof RefusedChangeError || error instanceof ZodError || error instanceof SyntaxError)
    return 422;
  return getErrorCode(error) === "ENOENT" ? 404 : 500;
}

/**
 * Answers Decap's proxy backend from the working tree, and says whether the last save is on the site. Only to who is signed in, and to
 * them only on this machine.
 */
export function serveLocalCms(
  root: string,
  publisher: Publisher,
  { isSignedIn, onUse }: LocalCmsOptions,
): RequestHandler {
  const write = createContentWriter(root);

  async function act(body: unknown): Promise<unknown> {
    const { action, params: sent } = call.parse(body);
    const run = Object.hasOwn(FILE_ACTIONS, action) ? FILE_ACTIONS[action] : undefined;
    if (!run) throw new ForbiddenPathError(action);
    const params = await checkUploads(action, sent);
    if (!WRITING_ACTIONS.has(action)) return run(root, params);
    const result = await write(action, run, params);
    publisher.request();
    return result;
  }

  async function answer(request: Request, response: Response): Promise<Answer> {
    if (!(await isSignedIn(request))) return { status: 401, json: { code: "unauthorized" } };
    if (!isLocalRequest(request)) return refuse(403, "Only from this machine.");
    if (request.method === "GET" && request.path === "/status")
      return { status: 200, json: publisher.getStatus() };
    if (request.method === "GET" && request.path === "/entries")
      return { status: 200, json: listPricedEntries(await readContentFiles(root)) };
    if (request.method !== "POST" || request.path !== "/") return refuse(404, "Not found.");
    const isJson = request.headers["content-type"]?.startsWith("application/json");
    if (isJson !== true) return refuse(415, "Expected JSON.");
    try {
      onUse?.();
      const json = await act(await readJson(request, response));
      return { status: 200, json };
    } catch (error) {
      if (error instanceof OutdatedChangeError)
        return { status: 409, json: { error: error.message, files: error.files } };
      return refuse(toStatus(error), error instanceof Error ? error.message : String(error));
    }
  }

  return (request, response, next) => {
    answer(request, response).then(({ status, json }) => {
      response.setHeader("Cache-Control", "no-store");
      response.status(status).json(json);
    }, next);
  };
}
