import type { Locale } from "../../config/locales";
import { formatMoment } from "../../i18n/format";
import { getChatUrl } from "../../lib/chat-url";
import { getReceiptFacts, greet } from "../mail/facts";
import { toLink, type WrittenMail, type MailContext } from "../mail/mail-body";
import type { Subscriber } from "../newsletter/subscriber-repository";
import { createLink } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getSite } from "../platform/published";
import { getDueTime } from "./due-time";
import type { Enquiry } from "./enquiry";

/** The sentence about what happens after an enquiry: who answers, by when, and how. */
export function nextStepsText(locale: Locale, dueAt: number): string {
  const due = formatMoment(dueAt, locale, "full");
  return getMailTranslator(locale)("visitor.next", { town: getSite(locale).address.town, due });
}

/** Returns by when the office answers: a receipt that is delivered late promises no time that is over. */
function getPromisedTime({ dueAt }: Enquiry, { now }: MailContext): number {
  return dueAt !== null && dueAt > now ? dueAt : getDueTime(now);
}

/** Writes the visitor's receipt. Nobody has proved that the address is theirs: nothing typed freely stands in it. */
export function writeVisitorMail(enquiry: Enquiry, context: MailContext): WrittenMail {
  const { locale, reference } = enquiry;
  const t = getMailTranslator(locale);
  const site = getSite(locale);
  const chat = getChatUrl(
    site.whatsappNumber,
    t("visitor.whatsappGreeting", { brand: site.brand, reference }),
  );
  return {
    subject: t("visitor.subject", { reference }),
    locale,
    blocks: [
      greet(enquiry),
      { paragraph: t("visitor.intro") },
      { paragraph: nextStepsText(locale, getPromisedTime(enquiry, context)) },
      { paragraph: t("visitor.repeat") },
      { facts: getReceiptFacts(enquiry, locale, t) },
      toLink(t("visitor.whatsapp"), chat, true),
      { paragraph: t("visitor.answer") },
      { paragraph: t("visitor.deleteText") },
      toLink(t("visitor.delete"), createLink(context, { purpose: "delete", id: enquiry.id })),
    ],
  };
}

/** Writes the mail that asks whether the newsletter is really wanted. */
export function writeConfirmMail({ id, round, locale }: Subscriber, context: MailContext): WrittenMail {
  const t = getMailTranslator(locale);
  const unsubscribeUrl = createLink(context, { purpose: "unsubscribe", id });
  return {
    subject: t("confirm.subject"),
    locale,
    unsubscribeUrl,
    blocks: [
      { paragraph: t("confirm.intro") },
      toLink(t("confirm.button"), createLink(context, { purpose: "confirm", id, round }), true),
      { paragraph: t("confirm.ignore") },
      toLink(t("confirm.unsubscribe"), unsubscribeUrl),
    ],
  };
}
