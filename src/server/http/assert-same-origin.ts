import { getEnv } from "../env";
import type { Exchange } from "./exchange";
import { HttpError } from "./http-error";

function getHost(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Refuses posts that another website makes a browser send. A program that sends none of these headers is no browser, and has no cookies of a visitor. */
export function assertSameOrigin(exchange: Exchange): void {
  const site = exchange.header("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  if (site !== undefined) throw new HttpError("forbidden-origin");
  const origin = exchange.header("origin");
  if (origin === undefined) return;
  const host = getHost(origin);
  if (host !== undefined && (host === exchange.header("host") || host === getHost(getEnv().siteUrl))) return;
  throw new HttpError("forbidden-origin");
}
