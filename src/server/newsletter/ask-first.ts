import { toLocale, type Locale } from "../../config/locales";
import { answerBadLink } from "../http/bad-link";
import type { Answer, Exchange } from "../http/exchange";
import { answerNote, answerQuestion } from "../http/html-page";
import { LINKS } from "../links";
import { getNewsletter } from "../site-settings";

/** Asks before a link acts, because mail scanners open every link; `loadLocale` gets none for a bad link. */
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
