import { toLocale } from "../../config/locales";
import { getServerTranslator } from "../messages";
import type { Answer } from "./exchange";
import { renderNote } from "./html-page";

/** Answers a link that is too old, was used up or is not ours; it does not say which. */
export function answerBadLink(lang: string | undefined): Answer {
  const locale = toLocale(lang);
  const t = getServerTranslator(locale);
  return { status: 404, page: renderNote(locale, t("link.badTitle"), t("link.badText")) };
}
