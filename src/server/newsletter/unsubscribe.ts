import type { Locale } from "../../config/locales";
import { getEnv } from "../env";
import { getAskedLocale } from "../http/asked-locale";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { isOneClick } from "../http/one-click";
import { LINKS } from "../links";
import { log } from "../log";
import { getStore } from "../store/get-store";
import { readToken, type Token } from "../tokens";
import { askFirst } from "./ask-first";

const { path: PATH } = LINKS.unsubscribe;

function getToken(exchange: Exchange): Token | undefined {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  return token?.purpose === "unsubscribe" ? token : undefined;
}

async function loadLocale(id: string, exchange: Exchange): Promise<Locale> {
  const subscriber = await (await getStore()).subscribers.get(id);
  return subscriber?.locale ?? getAskedLocale(exchange);
}

/** Asks whether somebody wants to leave. */
export function askToUnsubscribe(exchange: Exchange): Promise<Answer> {
  return askFirst(exchange, "unsubscribe", async () => {
    const token = getToken(exchange);
    return token === undefined ? undefined : loadLocale(token.id, exchange);
  });
}

/** Acts, for the page's own form and for mail programs. The signed token is the permission; twice is no error. */
export async function unsubscribe(exchange: Exchange): Promise<Answer> {
  const token = getToken(exchange);
  const oneClick = isOneClick(exchange);
  if (token === undefined) {
    if (oneClick) throw new HttpError("not-found");
    return answerBadLink(exchange);
  }
  const locale = await loadLocale(token.id, exchange);
  const store = await getStore();
  const isNew = await store.subscribers.unsubscribe(token.id, Date.now());
  if (isNew && token.letter !== undefined) await store.letters.countUnsubscribed(token.letter);
  log.info("unsubscribed", { oneClick });
  return oneClick
    ? { status: 200, json: { unsubscribed: true } }
    : { status: 303, location: `${PATH}?done=yes&lang=${locale}` };
}
