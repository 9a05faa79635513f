import type { ErrorCode, ErrorReply } from "../../../domain/contracts/error-codes";

/** The header in which every failed answer, page or JSON, names its code for programs. */
export const ERROR_CODE_HEADER = "X-Error-Code";

export class HttpError extends Error {
  override name = "HttpError";
  readonly reply: ErrorReply;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: Omit<ErrorReply, "code"> = {}, headers: HttpError["headers"] = {}) {
    super(code);
    this.reply = { code, ...details };
    const { retryAfter } = details;
    this.headers = { ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }), ...headers };
  }
}
