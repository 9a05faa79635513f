import type { OutdatedFile } from "./editor";

/** Why one field was refused. Sentences for these words are looked up in the page's locale. */
export const FIELD_CODES = [
  "required",
  "too-long",
  "invalid-email",
  "unwritable-email",
  "invalid-phone",
  "invalid-date",
  "invalid-time",
  "invalid-number",
  "too-few",
  "too-many",
  "not-running",
  "sold-out",
  "too-soon",
  "too-far",
  "not-on-sale",
  "invalid",
  "unknown-field",
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
/** One code per refused field; nested fields are joined by a dot, like `pickup.place`. */
export type FieldErrors = Record<string, FieldCode>;

/**
 * Why a request was refused, with its HTTP status; `forbidden`: the
 * staff member's role does not allow it; `last-owner`: nobody would be an owner any more; `day-full`, `day-closed`: a quote for a day that cannot take the
 * party; `offer-off-sale`: a quote for an offer that is paused or hidden; `booked`: an enquiry that holds places cannot be lost before its booking is cancelled; `name-taken`: another member of
 * staff has this name; `no-subscribers`: nobody has confirmed a subscription
 * to the newsletter.
 */
export const ERROR_STATUS = {
  "bad-request": 400,
  unauthorized: 401,
  "forbidden-origin": 403,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  timeout: 408,
  conflict: 409,
  "last-owner": 409,
  "name-taken": 409,
  "day-full": 409,
  "day-closed": 409,
  "offer-off-sale": 409,
  booked: 409,
  "no-subscribers": 409,
  "too-large": 413,
  "unsupported-type": 415,
  invalid: 422,
  "too-many-requests": 429,
  "server-error": 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorReply {
  code: ErrorCode;
  /** For `invalid`. */
  fields?: FieldErrors;
  /** For `invalid` of a content query: the name that it was refused for. */
  key?: string;
  /** For `not-found` of a content query: which path, in English. */
  message?: string;
  /** For `too-many-requests`: seconds to wait. */
  retryAfter?: number;
  /** For `invalid` of a change of the content: what is wrong with it. */
  problems?: readonly { file: string; code: string }[];
  /** For `conflict` of a change of the content: the files that are no longer what was opened. */
  files?: readonly OutdatedFile[];
}
