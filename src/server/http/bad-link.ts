import { getServerTranslator } from "../messages";
import { getAskedLocale } from "./asked-locale";
import type { Answer, Exchange } from "./exchange";
import { answerNote } from "./html-page";

/** Answers a link that is too old, was used up or is not ours; it does not say which. What knew its language may be gone. */
export function answerBadLink(exchange: Exchange): Answer {
  const locale = getAskedLocale(exchange);
  const t = getServerTranslator(locale);
  return answerNote(404, locale, t("link.badTitle"), t("link.badText"));
}
