import type { Response } from "express";

import { ERROR_STATUS, type ErrorCode } from "../contracts/error-codes";

/** Answers with an error code. */
export function sendError(response: Response, code: ErrorCode): void {
  if (response.headersSent) return;
  response.setHeader("Cache-Control", "no-store");
  response.status(ERROR_STATUS[code]).json({ code });
}
