import type { Locale } from "../../config/locales";
import type { StaffRole } from "../../contracts/staff";
import { assertSameOrigin } from "../http/assert-same-origin";
import type { Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { findSession } from "./find-session";

/** Who is signed in. */
export interface Staff {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  role: StaffRole;
}

/** Who is signed in, and by which session. */
export interface SignedInStaff extends Staff {
  sessionId: string;
}

const READING = new Set(["GET", "HEAD"]);

/**
 * Gets the member of staff whose session a request has. Throws 401 `unauthorized` without one, 403 `forbidden` for another role than
 * the one that is needed, and 403 `forbidden-origin` when another website asks for a change.
 */
export async function requireStaff(exchange: Exchange, role?: "owner"): Promise<SignedInStaff> {
  const found = await findSession((name) => exchange.header(name));
  if (found === undefined) throw new HttpError("unauthorized");
  if (!READING.has(exchange.method)) assertSameOrigin(exchange);
  const { id, email, name, locale, role: own } = found.person;
  if (role !== undefined && own !== role) throw new HttpError("forbidden");
  return { id, email, name, locale, role: own, sessionId: found.session.id };
}
