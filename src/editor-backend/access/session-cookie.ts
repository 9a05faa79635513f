/**
 * Gets the name of the session's cookie. Browsers send a cookie to every port of a host: with the port in its name, two sites on one
 * machine do not end each other's sessions.
 */
export function getCookieName(port: number): string {
  return `staff-${port}`;
}

/** Writes the cookie without `Secure`, because the editor without accounts is on http and loopback alone. */
export function formatSessionCookie(name: string, token: string, seconds: number): string {
  return `${name}=${token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`;
}

/** Reads the values of a cookie: several, when a program on another port of this machine has set one of the same name. */
export function readSessionCookies(name: string, header = ""): string[] {
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}
