import { getChatUrl } from "../../lib/chat-url";
import { createLink } from "../links";
import { getMailTranslator } from "../messages";
import { getSite } from "../site-settings";
import type { Enquiry } from "../store/enquiry";
import type { Subscriber } from "../store/subscriber-store";
import { getFacts } from "./facts";
import type { MailContext } from "./mail-context";
import { toQuote } from "./mail-body";
import { isOfficeOpen } from "./office-hours";
import type { WrittenMail } from "./written-mail";

/** Writes the visitor's receipt, in their language: what was asked, the reference, when an answer comes. */
export function writeVisitorMail(enquiry: Enquiry & { kind: "contact" }, context: MailContext): WrittenMail {
  const { locale, reference, payload } = enquiry;
  const t = getMailTranslator(locale);
  const site = getSite(locale);
  const answer = isOfficeOpen(site.office_hours, context.now) ? "visitor.answerOpen" : "visitor.answerClosed";
  const chat = getChatUrl(
    site.whatsappNumber,
    t("visitor.whatsappGreeting", { brand: site.brand, reference }),
  );
  return {
    subject: t("visitor.subject", { reference }),
    replyTo: { name: site.brand, address: site.email },
    locale,
    blocks: [
      { paragraph: t("greeting", { name: payload.name }) },
      { paragraph: t("visitor.intro") },
      { paragraph: t(answer, site.office_hours) },
      { paragraph: t("visitor.repeat") },
      { facts: getFacts(enquiry, locale, t) },
      ...toQuote(payload.message),
      { links: [{ label: t("visitor.whatsapp"), url: chat, strong: true }] },
      { paragraph: t("visitor.answer") },
      { paragraph: t("visitor.deleteText") },
      {
        links: [
          { label: t("visitor.delete"), url: createLink(context, { purpose: "delete", id: enquiry.id }) },
        ],
      },
    ],
  };
}

/** Writes the receipt of an access request. */
export function writeRegistrationMail(
  enquiry: Enquiry & { kind: "registration" },
  context: MailContext,
): WrittenMail {
  const t = getMailTranslator(enquiry.locale);
  const site = getSite(enquiry.locale);
  return {
    subject: t("registration.subject", { reference: enquiry.reference }),
    replyTo: { name: site.brand, address: site.email },
    locale: enquiry.locale,
    blocks: [
      { paragraph: t("greeting", { name: enquiry.payload.name }) },
      { paragraph: t("registration.intro") },
      { facts: getFacts(enquiry, enquiry.locale, t) },
      { quote: enquiry.payload.message },
      { paragraph: t("registration.deleteText") },
      {
        links: [
          {
            label: t("registration.delete"),
            url: createLink(context, { purpose: "delete", id: enquiry.id }),
          },
        ],
      },
    ],
  };
}

/** Writes the mail that asks whether the newsletter is really wanted. */
export function writeConfirmMail({ id, round, locale }: Subscriber, context: MailContext): WrittenMail {
  const t = getMailTranslator(locale);
  const site = getSite(locale);
  const unsubscribeUrl = createLink(context, { purpose: "unsubscribe", id });
  return {
    subject: t("confirm.subject"),
    replyTo: { name: site.brand, address: site.email },
    locale,
    unsubscribeUrl,
    blocks: [
      { paragraph: t("confirm.intro") },
      {
        links: [
          {
            label: t("confirm.button"),
            url: createLink(context, { purpose: "confirm", id, round }),
            strong: true,
          },
        ],
      },
      { paragraph: t("confirm.ignore") },
      { links: [{ label: t("confirm.unsubscribe"), url: unsubscribeUrl }] },
    ],
  };
}
