import type { FieldCode } from "../../contracts/error-codes";
import type { RateLimit } from "../store/rate-limit";

/** What a use case makes of an accepted form. */
export type Outcome =
  | { outcome: "accepted"; reference?: string }
  | { outcome: "limited"; retryAfter: number }
  /** What only the content can tell, e.g. a day on which the tour does not run. */
  | { outcome: "refused"; fields: Record<string, FieldCode> };

export interface Submission<Data> {
  data: Data;
  rate: RateLimit;
  now: number;
  /** The key the browser sent; a plain form, which cannot make one, gets one from its content. */
  idempotencyKey: string | undefined;
}
