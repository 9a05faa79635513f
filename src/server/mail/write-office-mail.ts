import type { Locale } from "../../config/locales";
import { createLink } from "../links";
import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import { getFullName } from "./facts";
import type { WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

/** Writes the mail whose links mark an enquiry. It is apart from the one that staff answer, so that no visitor is sent the links. */
export function writeOutcomeMail(enquiry: Enquiry, context: MailContext, locale: Locale): WrittenMail {
  const t = getMailTranslator(locale);
  const { id, reference } = enquiry;
  const outcomes = (["answered", "booked", "lost"] as const).map((purpose) => ({
    label: t(`outcome.${purpose}`),
    url: `${createLink(context, { purpose, id })}&lang=${locale}`,
  }));
  return {
    subject: t("outcome.subject", { reference }),
    locale,
    blocks: [
      { paragraph: t("outcome.intro", { reference, name: getFullName(enquiry) }) },
      { links: outcomes },
      { paragraph: t("outcome.once") },
    ],
  };
}

/** Writes the mail that tells how many enquiries are held as possible spam, and how to look at them; it repeats nothing of them. */
export function writeHeldMail(held: number, locale: Locale): WrittenMail {
  const t = getMailTranslator(locale);
  return {
    subject: t("held.subject", { held }),
    locale,
    blocks: [{ paragraph: t("held.intro") }, { paragraph: t("held.look") }, { quote: t("held.commands") }],
  };
}
