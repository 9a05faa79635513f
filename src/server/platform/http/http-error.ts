import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "../../../domain/contracts/error-codes";

/** The header in which every failed answer, page or JSON, names its code for programs. */
export const ERROR_CODE_HEADER = "X-Error-Code";

export function getCode(status: number): string | undefined {
  if (status < 400) return undefined;
  const known = Object.entries(ERROR_STATUS).find(([, value]) => value === status);
  return known?.[0] ?? (status < 500 ? "bad-request" : "server-error");
}

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
