import { toLocale, type Locale } from "../../config/locales";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { answerNote, answerQuestion } from "../http/html-page";
import { LINKS } from "../links";
import { getNewsletter } from "../site-settings";

/**
 * Asks before a link of the newsletter acts, or says that it has acted. Mail scanners open every link, so opening one may not
 * change anything. `loadLocale` gets the subscriber's language, or `undefined` for a link that is not good.
 */
export async function askFirst(
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
