import type { FieldErrors } from "../../contracts/error-codes";
import type { RateLimit } from "../store/rate-limit";

/** The outcome of handling a valid form. */
export type Outcome =
  | { outcome: "accepted"; reference?: string }
  | { outcome: "limited"; retryAfter: number }
  /** Something else came in with the same idempotency key. */
  | { outcome: "key-reused" }
  /** What only the content can tell, e.g. a day on which the tour does not run. */
  | { outcome: "refused"; fields: FieldErrors };

/** Tells whether the honeypot field, which only machines fill in, is filled in. */
export function isTrapped({ website }: { website?: string | undefined }): boolean {
  return website !== undefined && website !== "";
}

export interface Submission<Data> {
  data: Data;
  rate: RateLimit;
  now: number;
  /** The key the browser sent; a plain form, which cannot make one, gets one from its content. */
  idempotencyKey: string | undefined;
  /** A script can send other content again with another key; who uses a plain form cannot. */
  keyReuse: "refuse" | "store";
}
