import type { Env } from "../env";

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
