import type { Locale } from "../../config/locales";
import { getEnv } from "../env";
import { getAskedLocale } from "../http/asked-locale";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { LINKS } from "../links";
import { log } from "../log";
import { getStore } from "../store/get-store";
import { readToken } from "../tokens";
import { askFirst } from "./ask-first";

const { path: PATH } = LINKS.unsubscribe;

function getSubscriberId(exchange: Exchange): string | undefined {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  return token?.purpose === "unsubscribe" ? token.id : undefined;
}

async function loadLocale(id: string, exchange: Exchange): Promise<Locale> {
  const subscriber = await (await getStore()).subscribers.get(id);
  return subscriber?.locale ?? getAskedLocale(exchange);
}

/** Asks whether somebody wants to leave. */
export function askToUnsubscribe(exchange: Exchange): Promise<Answer> {
  return askFirst(exchange, "unsubscribe", async () => {
    const id = getSubscriberId(exchange);
    return id === undefined ? undefined : loadLocale(id, exchange);
  });
}

/** A mail program says so in the body (RFC 8058): it follows no redirect and comes from any origin. */
function isOneClick({ body }: Exchange): boolean {
  return (body as Record<string, unknown> | null | undefined)?.["List-Unsubscribe"] === "One-Click";
}

/** Acts, for the page's own form and for mail programs. The signed token is the permission; twice is no error. */
export async function unsubscribe(exchange: Exchange): Promise<Answer> {
  const id = getSubscriberId(exchange);
  const oneClick = isOneClick(exchange);
  if (id === undefined) {
    if (oneClick) throw new HttpError("not-found");
    return answerBadLink(exchange);
  }
  const locale = await loadLocale(id, exchange);
  await (await getStore()).subscribers.unsubscribe(id, Date.now());
  log.info("unsubscribed", { oneClick });
  return oneClick
    ? { status: 200, json: { unsubscribed: true } }
    : { status: 303, location: `${PATH}?done=yes&lang=${locale}` };
}
