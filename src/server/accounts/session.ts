import { createHmac, timingSafeEqual } from "node:crypto";

import type { StaffRole } from "../../domain/config/staff";
import { type Env, getEnv } from "../platform/env";
import { type Exchange, assertSameOrigin, HttpError } from "../platform/http/request";
import { getStore } from "../store";
import type { StaffPerson } from "./people-repository";
import { SESSION_LIFE_MS } from "./session-repository";
import type { StaffAction } from "./repository";

const LOOPBACK_NAMES = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Tells whether an address, `http://127.0.0.1:8000`, is this machine's own by plain http. */
export function isLoopbackAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && LOOPBACK_NAMES.has(hostname);
}

/**
 * Tells whether the site is on somebody's own machine: it listens on loopback, calls itself so in its links, and stands behind no
 * known proxy. Only there a link is printed that signs the local owner in.
 */
export function isOwnMachine({
  host,
  siteUrl,
  trustProxy,
  isServerless,
}: Pick<Env, "host" | "siteUrl" | "trustProxy" | "isServerless">): boolean {
  const listensLocally = host === "127.0.0.1" || host === "localhost" || host === "::1";
  return !isServerless && listensLocally && trustProxy === 0 && isLoopbackAddress(siteUrl);
}

/**
 * Returns the cookie of a request's site. Only on http and loopback it is sent without `Secure` and without the `__Host-` that demands
 * it; there browsers send cookies to every port of the machine, and with the port in its name two sites keep their sessions.
 */
function getCookie(exchange: Exchange): { name: string; isSecure: boolean } {
  const { siteUrl } = getEnv();
  const address = `http://${exchange.header("host") ?? ""}`;
  if (!isLoopbackAddress(siteUrl) || !isLoopbackAddress(address))
    return { name: "__Host-staff", isSecure: true };
  return { name: `staff-${new URL(address).port || "80"}`, isSecure: false };
}

/** Formats the header that sets the cookie of a session; without a token it deletes it. */
export function formatSessionCookie(exchange: Exchange, token = ""): string {
  const { name, isSecure } = getCookie(exchange);
  const seconds = token === "" ? 0 : SESSION_LIFE_MS / 1000;
  return `${name}=${token}; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Strict; Path=/; Max-Age=${seconds}`;
}

export function readSessionCookie(exchange: Exchange): string {
  const start = `${getCookie(exchange).name}=`;
  const cookies = (exchange.header("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? "";
}

/** Finds who is signed in by a request's cookie. The owner of one's own machine is only there. */
async function findSession(exchange: Exchange) {
  const token = readSessionCookie(exchange);
  if (token === "") return undefined;
  const found = await (await getStore()).staff.sessions.find(token, Date.now());
  return found !== undefined && (!found.person.isLocal || isOwnMachine(getEnv())) ? found : undefined;
}

export type Staff = Pick<StaffPerson, "id" | "email" | "name" | "locale" | "role">;

export interface SignedInStaff extends Staff {
  sessionId: string;
}

const READING = new Set(["GET", "HEAD"]);

/**
 * Returns the member of staff whose session a request has. Throws 401 `unauthorized` without one, 403 `forbidden` for another role than
 * the one that is needed, and 403 `forbidden-origin` when another website asks for a change.
 */
export async function requireStaff(exchange: Exchange, needed?: StaffRole): Promise<SignedInStaff> {
  const found = await findSession(exchange);
  if (found === undefined) throw new HttpError("unauthorized");
  if (!READING.has(exchange.method)) assertSameOrigin(exchange);
  const { id, email, name, locale, role } = found.person;
  if (needed !== undefined && role !== needed) throw new HttpError("forbidden");
  return { id, email, name, locale, role, sessionId: found.id };
}

const MAX_LENGTH = 300;

/** Names a person beyond doubt: names change, addresses do not. */
export function namePerson({ name, email }: Pick<Staff, "name" | "email">): string {
  return `${name} (${email})`;
}

/** Notes what a member of staff did, for the owners: on which file, enquiry or person. Nothing of guests may stand in the subject. */
export async function logStaffAction(
  staff: Pick<Staff, "name"> & { id: string | null },
  action: StaffAction,
  subject: string,
): Promise<void> {
  const { staff: store } = await getStore();
  const line = { personId: staff.id, who: staff.name, action, subject: subject.slice(0, MAX_LENGTH) };
  await store.log.add(line, Date.now());
}

const DIGITS = 6;

/**
 * Returns the six digits that belong to a way in. They are made of its id and the site's secret: who reads the database alone cannot
 * sign in with what stands there.
 */
export function getSignInCode(secret: string, id: string): string {
  const bytes = createHmac("sha256", secret).update(`staff-code:${id}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Compares in a time that depends on neither of the two. */
export function isSignInCode(secret: string, id: string, given: string): boolean {
  const [own, other] = [getSignInCode(secret, id), given].map((text) => Buffer.from(text));
  return (
    own !== undefined && other !== undefined && own.length === other.length && timingSafeEqual(own, other)
  );
}
