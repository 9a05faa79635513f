import { getMailTranslator } from "../messages";
import type { Enquiry } from "../store/enquiry";
import type { WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

/** Writes the mail with which a member of staff answers a guest. It quotes nothing: no link of an earlier mail is in it. */
export function writeAnswerMail(
  { locale, reference }: Pick<Enquiry, "locale" | "reference">,
  { text, who }: { text: string; who: string | null },
  { siteUrl }: Pick<MailContext, "siteUrl">,
): WrittenMail {
  const t = getMailTranslator(locale);
  return {
    // The subject of the receipt: some mail programs part conversations by it.
    subject: t("answer.subject", { subject: t("visitor.subject", { reference }) }),
    locale,
    blocks: [{ prose: text }],
    ...(who !== null && { signedBy: who }),
    footer: t("answer.footer", { reference, siteUrl }),
  };
}
