import type { LinkContext } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getSite } from "../platform/site-settings";
import { renderMailHtml, renderMailText, type WrittenMail } from "./mail-body";
import { isForOffice, isForStaff, type MailKind } from "./outbox-row";

/** A mail as its reader gets it. */
interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

function getFooter(kind: MailKind, { locale, footer }: WrittenMail, siteUrl: string): string {
  if (footer !== undefined) return footer;
  const about = { mail: kind };
  const words = isForStaff(about) ? "automaticStaff" : isForOffice(about) ? "automaticOffice" : "automatic";
  return getMailTranslator(locale)(words, { siteUrl });
}

/** Guests are greeted by whom has written to them, and by the agency; nobody sends greetings to themselves. */
function getSignature(kind: MailKind, { locale, signedBy }: WrittenMail): string[] {
  const about = { mail: kind };
  if (isForOffice(about) || isForStaff(about)) return [];
  const { address, company, phone } = getSite(locale);
  // An answer may be a refusal: nobody is promised to be seen soon.
  const words = kind === "visitor-answer" ? "answer.regards" : "regards";
  const regards = getMailTranslator(locale)(words, { town: address.town });
  return [regards, ...(signedBy === undefined ? [] : [signedBy]), company, phone];
}

/** Puts the frame round a mail that all mails share: the brand above, greetings and why it was sent below. */
export function renderMail(
  written: WrittenMail,
  kind: MailKind,
  { siteUrl }: Pick<MailContext, "siteUrl">,
): RenderedMail {
  const { locale, subject, blocks, preheader, footerLink } = written;
  const body = {
    ...{ locale, blocks, title: subject, brand: getSite(locale).brand },
    signature: getSignature(kind, written),
    footer: getFooter(kind, written, siteUrl),
    ...(preheader !== undefined && { preheader }),
    ...(footerLink !== undefined && { footerLink }),
  };
  return { subject, text: renderMailText(body), html: renderMailHtml(body) };
}

export interface MailContext extends LinkContext {
  /** Where the agency wants its mails now. */
  agencyEmails: readonly string[];
}
