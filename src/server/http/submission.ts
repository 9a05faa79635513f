import { HONEYPOT_FIELD } from "../../config/forms";
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

interface PostedTexts {
  [HONEYPOT_FIELD]?: string | undefined;
  name?: string;
  lastname?: string;
  message?: string;
  about?: string;
  source?: string;
}

const LINK = /https?:|www\.|\[url/i;

/**
 * Tells whether a machine has filled in a form: the honeypot, and a second sign, because a password manager may fill in the honeypot of a person.
 * That is a link in a text, the honeypot's text as the message, or a form that does not say on which page it stands.
 */
export function isTrapped({ [HONEYPOT_FIELD]: trap = "", source, ...texts }: PostedTexts): boolean {
  if (trap === "") return false;
  const { name = "", lastname = "", message = "", about = "" } = texts;
  const isRepeated = [message, about].includes(trap);
  return source === "" || isRepeated || [name, lastname, message, about].some((text) => LINK.test(text));
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
