import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "../../contracts/error-codes";

export type { ErrorCode };

/** Gets the HTTP status that goes with a code. */
export function getStatus(code: ErrorCode): number {
  return ERROR_STATUS[code];
}

/** A request that is refused, with the word for why. */
export class HttpError extends Error {
  readonly reply: ErrorReply;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    details: Omit<ErrorReply, "code"> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.name = "HttpError";
    this.reply = { code, ...details };
    this.headers = headers;
  }
}
