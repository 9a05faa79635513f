import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

import { getEnv } from "../env";
import type { RateLimit } from "../store/rate-limit";
import type { Exchange } from "./exchange";

/** Gets the address of the client: each of our own proxies has appended one to `X-Forwarded-For`, the rest may be lies. */
function getClientAddress(exchange: Exchange, proxies: number): string {
  const forwarded = (exchange.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  const chain = [...forwarded.filter((address) => address !== ""), exchange.remoteAddress];
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? "";
}

/** One household or phone has a whole /64 of IPv6 addresses; an IPv4 address may be written as IPv6. */
function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head.split(":");
  const missing = 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const full = plain.includes("::")
    ? [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...tail.split(":")]
    : groups;
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * Names a client for counting: a hash that is keyed, different for each form and each day. The address itself is
 * neither stored nor logged, and yesterday's names cannot be matched with today's.
 */
export function getRateLimit(exchange: Exchange, form: string, now: number): RateLimit {
  const { trustProxy, rateLimit, getSecret } = getEnv();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = createHmac("sha256", getSecret()).update(`rate:${day}`).digest();
  const network = toNetwork(getClientAddress(exchange, trustProxy));
  const client = createHmac("sha256", key).update(`${form}:${network}`).digest("base64url");
  return { client, limit: rateLimit };
}
