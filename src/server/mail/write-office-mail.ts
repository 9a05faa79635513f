import { createLink } from "../links";
import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import { AGENCY_LOCALE } from "./agency-locale";
import { getFullName } from "./facts";
import type { WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

/** Writes the mail whose links mark an enquiry. It is apart from the one that staff answer, so that no visitor is sent the links. */
export function writeOutcomeMail(enquiry: Enquiry, context: MailContext): WrittenMail {
  const t = getMailTranslator(AGENCY_LOCALE);
  const { id, reference } = enquiry;
  const outcomes = (["answered", "booked", "lost"] as const).map((purpose) => ({
    label: t(`outcome.${purpose}`),
    url: createLink(context, { purpose, id }),
  }));
  return {
    subject: t("outcome.subject", { reference }),
    locale: AGENCY_LOCALE,
    blocks: [
      { paragraph: t("outcome.intro", { reference, name: getFullName(enquiry) }) },
      { links: outcomes },
      { paragraph: t("outcome.once") },
    ],
  };
}

/** Writes the mail that tells how many enquiries are held as possible spam, and how to look at them; it repeats nothing of them. */
export function writeHeldMail(held: number): WrittenMail {
  const t = getMailTranslator(AGENCY_LOCALE);
  return {
    subject: t("held.subject", { held }),
    locale: AGENCY_LOCALE,
    blocks: [{ paragraph: t("held.intro") }, { paragraph: t("held.look") }, { quote: t("held.commands") }],
  };
}
