import { getEnv } from "../env";
import { SESSION_LIFE_MS } from "../store/staff-sessions";
import { isLoopbackAddress } from "./own-machine";

/** Gets a header of a request by its name in lower case. */
export type GetHeader = (name: string) => string | undefined;

interface CookieKind {
  name: string;
  isSecure: boolean;
}

/**
 * Gets the cookie of a request's site. Only on http and loopback it is sent without `Secure` and without the `__Host-` that demands
 * it; there browsers send cookies to every port of the machine, and with the port in its name two sites keep their sessions.
 */
function getKind(getHeader: GetHeader): CookieKind {
  const { siteUrl } = getEnv();
  const address = `http://${getHeader("host") ?? ""}`;
  if (!isLoopbackAddress(siteUrl) || !isLoopbackAddress(address))
    return { name: "__Host-staff", isSecure: true };
  return { name: `staff-${new URL(address).port || "80"}`, isSecure: false };
}

function format({ name, isSecure }: CookieKind, value: string, seconds: number): string {
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${value}; HttpOnly${secure}; SameSite=Strict; Path=/; Max-Age=${seconds}`;
}

/** Writes the cookie of a session. */
export function formatSessionCookie(getHeader: GetHeader, token: string): string {
  return format(getKind(getHeader), token, SESSION_LIFE_MS / 1000);
}

/** Writes what makes a browser forget it. */
export function formatEndedCookie(getHeader: GetHeader): string {
  return format(getKind(getHeader), "", 0);
}

/** Reads the values of the cookie: several, when a program on another port of this machine has set one of the same name. */
export function readSessionCookies(getHeader: GetHeader): string[] {
  const { name } = getKind(getHeader);
  const cookies = (getHeader("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}
