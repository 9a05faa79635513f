import type { IncomingMessage } from "node:http";

import type { Env } from "../server/env";

const LOOPBACK_NAMES = new Set(["127.0.0.1", "localhost", "[::1]"]);
const LOOPBACK_ADDRESSES = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && LOOPBACK_NAMES.has(new URL(url).hostname);
}

/**
 * Tells whether this server may edit its own working tree: only when it listens on loopback, calls itself so in its links,
 * stands behind no proxy, and no repository is configured.
 */
export function isLocalCms({
  host,
  siteUrl,
  trustProxy,
  cms,
}: Pick<Env, "host" | "siteUrl" | "trustProxy"> & { cms: Pick<Env["cms"], "repo"> }): boolean {
  const listensLocally = host === "127.0.0.1" || host === "localhost" || host === "::1";
  return cms.repo === undefined && trustProxy === 0 && listensLocally && isLoopbackUrl(siteUrl);
}

/** Headers that proxies and CDNs add and no browser sends. */
const PROXY_MARK =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|x-cluster-client-ip|cf-.*|cdn-loop)$/;

/**
 * Tells whether a request looks as if it came from this machine's own browser on our own page. The address of the socket keeps other
 * machines out, `Host` other names for it (DNS rebinding), `Origin` and `Sec-Fetch-Site` other websites, and a proxy's
 * marks a site that is reachable from outside after all. It proves nothing: nginx's bare `proxy_pass` rewrites `Host` and leaves no
 * mark, and what it keeps the attacker has written. The session decides (`access/`); this is a second check behind it.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  const host = headers.host ?? "";
  const isProxied = Object.keys(headers).some((name) => PROXY_MARK.test(name));
  if (isProxied || !LOOPBACK_ADDRESSES.has(socket.remoteAddress ?? "")) return false;
  if (!isLoopbackUrl(`http://${host}`)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return headers.origin === undefined ? request.method === "GET" : headers.origin === `http://${host}`;
}
