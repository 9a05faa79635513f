import { createHmac } from "node:crypto";
import { isIPv6, SocketAddress } from "node:net";

import { getEnv } from "../env";
import type { RateLimit } from "../store/rate-limit";
import type { Exchange } from "./exchange";

/** Gets the address of the client: each of our own proxies has appended one to `X-Forwarded-For`, the rest can be forged. */
function getClientAddress(exchange: Exchange, proxies: number): string {
  const forwarded = (exchange.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  const chain = [...forwarded.filter((address) => address !== ""), exchange.remoteAddress];
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? "";
}

/** Matches an address with a port behind it, which some proxies append: `203.0.113.7:50001`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Gets an address without port and zone, in the one form in which Node writes it; what is no address stays as it is. */
function toPlainAddress(text: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text).replace(/%.*$/, "");
  if (!isIPv6(address)) return address;
  const { address: canonical } = new SocketAddress({ address, family: "ipv6" });
  // An IPv4 address may be written as IPv6.
  return canonical.replace(/^::ffff:(?=\d+\.)/, "");
}

/** Gets the part of an address that one client keeps: a household or phone has a whole /64 of IPv6 addresses. */
export function toNetwork(text: string): string {
  const address = toPlainAddress(text);
  if (!isIPv6(address)) return address;
  const toGroups = (part: string) => part.split(":").filter(Boolean);
  const zeros = ":0".repeat(8 - toGroups(address).length);
  return toGroups(address.replace("::", `${zeros}:`))
    .slice(0, 4)
    .join(":");
}

/** Names a client for counting by a hash, another one for each form and day: no address is stored or logged. */
export function getRateLimit(exchange: Exchange, form: string, now: number): RateLimit {
  const { trustProxy, rateLimit, getSecret } = getEnv();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = createHmac("sha256", getSecret()).update(`rate:${day}`).digest();
  const network = toNetwork(getClientAddress(exchange, trustProxy));
  const client = createHmac("sha256", key).update(`${form}:${network}`).digest("base64url");
  return { client, limit: rateLimit };
}
