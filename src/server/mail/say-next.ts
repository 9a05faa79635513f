import type { Locale } from "../../config/locales";
import { getMailTranslator } from "../platform/messages";
import { getSite } from "../platform/site-settings";
import { formatMoment } from "../../i18n/format";

/** Says what happens after an enquiry: who answers, by when, and how. The time is the one by which staff are told that an answer is due. */
export function sayNext(locale: Locale, dueAt: number): string {
  const due = formatMoment(dueAt, locale, "full");
  return getMailTranslator(locale)("visitor.next", { town: getSite(locale).address.town, due });
}
