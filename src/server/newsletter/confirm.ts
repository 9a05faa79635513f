import { toLocale } from "../../config/locales";
import { getEnv } from "../env";
import { assertSameOrigin } from "../http/assert-same-origin";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { renderNote, renderQuestion } from "../http/html-page";
import { LINKS } from "../links";
import { getNewsletter } from "../site-settings";
import { getStore } from "../store/get-store";
import { readToken } from "../tokens";

const { path: PATH } = LINKS.confirm;

async function findSubscriber(exchange: Exchange) {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  if (token?.purpose !== "confirm" || token.round === undefined) return undefined;
  const subscriber = await (await getStore()).subscribers.get(token.id);
  // A newer wish has a newer link.
  return subscriber?.round === token.round ? subscriber : undefined;
}

/** Asks. Mail scanners open every link, so opening one may not change anything. */
export async function askToConfirm(exchange: Exchange): Promise<Answer> {
  const lang = exchange.query("lang");
  if (exchange.query("done") !== undefined) {
    const locale = toLocale(lang);
    const { done_title, done_text } = getNewsletter(locale).confirm;
    return { status: 200, page: renderNote(locale, done_title, done_text) };
  }
  const subscriber = await findSubscriber(exchange);
  if (subscriber === undefined) return answerBadLink(exchange);
  const { title, text, button } = getNewsletter(subscriber.locale).confirm;
  const action = `${PATH}?token=${encodeURIComponent(exchange.query("token") ?? "")}`;
  return { status: 200, page: renderQuestion(subscriber.locale, { title, text, button, action }) };
}

/** Acts. Doing so twice is no error. */
export async function confirm(exchange: Exchange): Promise<Answer> {
  assertSameOrigin(exchange);
  const subscriber = await findSubscriber(exchange);
  const store = await getStore();
  if (
    subscriber === undefined ||
    !(await store.subscribers.confirm(subscriber.id, subscriber.round, Date.now()))
  )
    return answerBadLink(exchange);
  return { status: 303, location: `${PATH}?done=yes&lang=${subscriber.locale}` };
}
