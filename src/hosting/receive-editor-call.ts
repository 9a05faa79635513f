import express, { type Request, type RequestHandler, type Response } from "express";

import { EDITOR_BODY_LIMIT } from "../domain/contracts/editor";
import { toErrorAnswer, toExchange } from "../server/platform/http/handler";
import { requireStaff } from "../server/accounts/session";
import { limitBody, verifyBody } from "./parse-body";

/** Ends the connection after the answer instead of reading what nobody asked for; a small body is read and forgotten, as elsewhere. */
function closeWhenLarge(request: Request, response: Response): void {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  if (!(length <= EDITOR_BODY_LIMIT)) response.setHeader("Connection", "close");
}

/** Asks who sends a call of the editor before any of its body is read. */
const requireStaffFirst: RequestHandler = (request, response, next) => {
  requireStaff(toExchange(request)).then(
    () => next(),
    (error: unknown) => {
      const { status, headers = {}, json } = toErrorAnswer(error);
      closeWhenLarge(request, response);
      response.set({ ...headers, "Cache-Control": "no-store" });
      response.status(status).json(json);
    },
  );
};

const parseJson = express.json({
  ...{ limit: EDITOR_BODY_LIMIT, inflate: false, strict: false, verify: verifyBody },
});

/** Receives the bodies of the editor, which may be larger and slower than those of visitors: pictures travel in them. */
export const receiveEditorCall: readonly RequestHandler[] = [
  requireStaffFirst,
  limitBody(EDITOR_BODY_LIMIT),
  parseJson,
];
