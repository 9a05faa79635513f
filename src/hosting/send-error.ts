import type { Response } from "express";

import { ERROR_STATUS, type ErrorCode } from "../domain/contracts/error-codes";
import { answerFailure, isForReader } from "../server/platform/http/page-answers";
import { send, toExchange } from "../server/platform/http/handler";
import { ERROR_CODE_HEADER, HttpError } from "../server/platform/http/http-error";
import { getBodyKind } from "../server/platform/http/request";

/** Answers with an error code, and the post of a form by a browser with a page. */
export function sendError(response: Response, code: ErrorCode): void {
  if (response.headersSent) return;
  const exchange = toExchange(response.req);
  if (getBodyKind(exchange) === "form" && isForReader(exchange)) {
    send(response, answerFailure(exchange, new HttpError(code)));
    return;
  }
  response.set({ "Cache-Control": "no-store", [ERROR_CODE_HEADER]: code });
  response.status(ERROR_STATUS[code]).json({ code });
}
