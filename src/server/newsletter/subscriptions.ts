import { createHash } from "node:crypto";

import { toLocale, type Locale } from "../../domain/config/locales";
import type { SubscribeRequest } from "../../domain/contracts/sign-up";
import { getEnv } from "../platform/env";
import {
  type Answer,
  type Exchange,
  assertSameOrigin,
  getAskedLocale,
  isOneClick,
  HttpError,
} from "../platform/http/request";
import { isTrapped, type Outcome, type Submission } from "../platform/http/form";
import { answerNote, answerQuestion } from "../platform/html";
import { answerBadLink } from "../platform/http/page-answers";
import { LINKS, readToken, type Token } from "../platform/secrets";
import { log } from "../platform/log";
import { getServerTranslator, getNewsletter } from "../platform/published";
import { getStore } from "../store";

function getTextVersion(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Accepts the wish for the newsletter. The reply is the same for every address, known or not. */
export async function acceptSubscription(submission: Submission<SubscribeRequest>): Promise<Outcome> {
  const { data, rate, now } = submission;
  const store = await getStore();
  const consent = {
    at: new Date(now).toISOString(),
    page: data.source,
    locale: data.lang,
    textVersion: getTextVersion(getNewsletter(data.lang).consent),
  };
  const suspected = isTrapped(data);
  const retryAfter = await store.subscribers.subscribe(
    { email: data.email.toLowerCase(), consent, suspected, rate },
    now,
  );
  if (retryAfter > 0) return { outcome: "limited", retryAfter };
  log.info("subscription-accepted", { suspected });
  return { outcome: "accepted" };
}

export const thankForSubscription = (locale: Locale) => ({
  texts: [getNewsletter(locale).message, getServerTranslator(locale)("subscribe.reference")],
});

/** Asks before a link acts, because mail scanners open every link; `loadLocale` gets none for a bad link. */
async function askFirst(
  exchange: Exchange,
  purpose: "confirm" | "unsubscribe",
  loadLocale: () => Promise<Locale | undefined>,
): Promise<Answer> {
  const isDone = exchange.query("done") !== undefined;
  const locale = isDone ? toLocale(exchange.query("lang")) : await loadLocale();
  if (locale === undefined) return answerBadLink(exchange);
  const words = getNewsletter(locale)[purpose];
  return isDone
    ? answerNote(200, locale, words.done_title, words.done_text)
    : answerQuestion(exchange, locale, LINKS[purpose].path, words);
}

const { path: CONFIRM_PATH } = LINKS.confirm;

async function findSubscriber(exchange: Exchange) {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  if (token?.purpose !== "confirm" || token.round === undefined) return undefined;
  const subscriber = await (await getStore()).subscribers.get(token.id);
  // A newer wish has a newer link.
  return subscriber?.round === token.round ? subscriber : undefined;
}

export function askToConfirm(exchange: Exchange): Promise<Answer> {
  return askFirst(exchange, "confirm", async () => (await findSubscriber(exchange))?.locale);
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
  return { status: 303, location: `${CONFIRM_PATH}?done=yes&lang=${subscriber.locale}` };
}

const { path: UNSUBSCRIBE_PATH } = LINKS.unsubscribe;

function getToken(exchange: Exchange): Token | undefined {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  return token?.purpose === "unsubscribe" ? token : undefined;
}

async function loadLocale(id: string, exchange: Exchange): Promise<Locale> {
  const subscriber = await (await getStore()).subscribers.get(id);
  return subscriber?.locale ?? getAskedLocale(exchange);
}

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
    : { status: 303, location: `${UNSUBSCRIBE_PATH}?done=yes&lang=${locale}` };
}
