import { getEnv } from "../env";
import { assertSameOrigin } from "../http/assert-same-origin";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { LINKS } from "../links";
import { getStore } from "../store/get-store";
import { readToken } from "../tokens";
import { askFirst } from "./ask-first";

const { path: PATH } = LINKS.confirm;

async function findSubscriber(exchange: Exchange) {
  const token = readToken(getEnv().getSecret(), exchange.query("token"), Date.now());
  if (token?.purpose !== "confirm" || token.round === undefined) return undefined;
  const subscriber = await (await getStore()).subscribers.get(token.id);
  // A newer wish has a newer link.
  return subscriber?.round === token.round ? subscriber : undefined;
}

/** Asks whether a subscription shall be confirmed. */
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
  return { status: 303, location: `${PATH}?done=yes&lang=${subscriber.locale}` };
}
