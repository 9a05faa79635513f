import type { Locale } from "../../config/locales";
import { createInboxLink } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { toLink, type WrittenMail } from "./mail-body";
import type { MailContext } from "./render-mail";

/** Writes the mail that tells how many enquiries are held as possible spam, and leads to them in the inbox; it repeats nothing of them. */
export function writeHeldMail(
  held: number,
  locale: Locale,
  context: Pick<MailContext, "siteUrl">,
): WrittenMail {
  const t = getMailTranslator(locale);
  return {
    subject: t("held.subject", { held }),
    locale,
    blocks: [
      { paragraph: t("held.intro") },
      { paragraph: t("held.look") },
      toLink(t("held.open"), createInboxLink(context, "view=held"), true),
    ],
  };
}
