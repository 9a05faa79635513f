import type { Locale } from "../../config/locales";
import { formatDay, formatMoment } from "../../i18n/format";
import { createInboxLink } from "../links";
import { getMailTranslator } from "../messages";
import { toLink, type MailFact, type WrittenMail } from "./mail-body";
import type { MailContext } from "./mail-context";

/** An enquiry that waits for an answer. Not who the guest is: the mail is about several, and stays when one of them is deleted. */
export interface WaitingEnquiry {
  reference: string;
  /** The title of the offer in the reader's language; "" for a question. */
  title: string;
  /** The day of travel, `YYYY-MM-DD`. */
  date: string | null;
  /** When an answer was due, in milliseconds. */
  dueAt: number;
}

function toFact({ reference, title, date, dueAt }: WaitingEnquiry, locale: Locale): MailFact {
  const t = getMailTranslator(locale);
  const values = {
    title: title === "" ? t("reminder.question") : title,
    due: formatMoment(dueAt, locale, "full"),
  };
  const text =
    date === null
      ? t("reminder.due", values)
      : t("reminder.dueDay", { ...values, day: formatDay(date, locale) });
  return [reference, text];
}

/** Writes the mail that reminds of the enquiries that wait, to staff or to the owners; its link leads to the inbox, and acts on nothing. */
export function writeReminderMail(
  { due, isForOwners }: { due: readonly WaitingEnquiry[]; isForOwners: boolean },
  locale: Locale,
  context: Pick<MailContext, "siteUrl">,
): WrittenMail {
  const t = getMailTranslator(locale);
  const [only] = due.length === 1 ? due : [];
  const link = only
    ? toLink(
        t("reminder.open", { reference: only.reference }),
        createInboxLink(context, only.reference),
        true,
      )
    : toLink(t("reminder.openAll"), createInboxLink(context), true);
  return {
    subject: t(isForOwners ? "reminder.subjectOwner" : "reminder.subject", { count: due.length }),
    locale,
    blocks: [
      { paragraph: t(isForOwners ? "reminder.introOwner" : "reminder.intro") },
      { facts: due.map((enquiry) => toFact(enquiry, locale)) },
      link,
    ],
  };
}
