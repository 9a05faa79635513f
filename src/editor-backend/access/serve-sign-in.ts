import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";

import { log } from "../../server/log";
import { createJsonReader } from "../create-json-reader";
import { isLocalRequest } from "../local-only";
import type { EditorAccess } from "./create-editor-access";
import { NOT_SIGNED_IN } from "./not-signed-in";

const BODY_LIMIT = 1000;
/** A key cannot be guessed; this limits the cost of attempts. */
const WRONG_TRIES_MAX = 10;
const PERIOD_MS = 60_000;

const keySchema = z.object({ key: z.string() });

const readJson = createJsonReader(BODY_LIMIT);

/** Counts wrong tries of a minute. */
function createTryLimit(now: () => number) {
  let [start, count] = [0, 0];
  return {
    /** Gets the seconds to wait, or 0. */
    getWait(): number {
      if (now() - start >= PERIOD_MS) [start, count] = [now(), 0];
      return count < WRONG_TRIES_MAX ? 0 : Math.ceil((start + PERIOD_MS - now()) / 1000);
    },
    note: () => void (count += 1),
  };
}

interface SignInOptions {
  access: Pick<EditorAccess, "signIn">;
  /** Called after every attempt, because the key may have been replaced. */
  onTry?: () => void;
  now?: () => number;
}

/** Answers `POST /session` with the key of the link by the cookie of a session; a wrong key, like no key at all, by 401. */
export function serveSignIn({ access, onTry, now = Date.now }: SignInOptions): RequestHandler {
  const limit = createTryLimit(now);

  async function answer(request: Request, response: Response): Promise<void> {
    response.setHeader("Cache-Control", "no-store");
    const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
    if (!isJson || !isLocalRequest(request)) return void response.status(401).json(NOT_SIGNED_IN);
    const retryAfter = limit.getWait();
    if (retryAfter > 0) {
      response.setHeader("Retry-After", String(retryAfter));
      response.status(429).json({ code: "too-many-requests", retryAfter, error: "Too many wrong keys." });
      return;
    }
    const body = keySchema.safeParse(await readJson(request, response).catch(() => undefined));
    const cookie = body.success ? access.signIn(body.data.key) : undefined;
    onTry?.();
    if (cookie === undefined) {
      limit.note();
      log.error("editor-key-refused");
      response.status(401).json(NOT_SIGNED_IN);
    } else {
      response.setHeader("Set-Cookie", cookie);
      response.json({ signedIn: true });
    }
  }

  return (request, response, next) => {
    if (request.method === "POST" && request.path === "/session") answer(request, response).catch(next);
    else next();
  };
}
