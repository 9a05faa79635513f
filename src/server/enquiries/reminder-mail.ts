import type { Locale } from "../../config/locales";
import { formatDay, formatMoment } from "../../i18n/format";
import { toLink, type MailBlock, type WrittenMail, type MailContext } from "../mail/mail-body";
import type { OutboxMail } from "../mail/outbox-row";
import { createInboxLink, createLink } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getOfferTitle } from "../platform/published";
import type { Store } from "../store";
import { chooseOwners, chooseStaff } from "./reminders";

type DueEnquiry = Awaited<ReturnType<Store["reminders"]["listDue"]>>[number];

/** Says what is waited for. Not who the guest is: the mail is about several, and stays when one of them is deleted. */
function describeDue({ reference, offer, date, dueAt }: DueEnquiry, locale: Locale): string {
  const t = getMailTranslator(locale);
  const values = {
    title: offer === null ? t("reminder.question") : getOfferTitle(offer, locale),
    due: formatMoment(dueAt, locale, "full"),
  };
  const text =
    date === null
      ? t("reminder.due", values)
      : t("reminder.dueDay", { ...values, day: formatDay(date, locale) });
  return `${reference}: ${text}`;
}

/** The links that mark an enquiry, each once. They stand in a mail alone whose answers no guest gets. */
function toOutcomeBlocks({ id }: DueEnquiry, locale: Locale, context: MailContext): MailBlock[] {
  const t = getMailTranslator(locale);
  const links = (["answered", "booked", "lost"] as const).map((purpose) => ({
    label: t(`outcome.${purpose}`),
    url: `${createLink(context, { purpose, id })}&lang=${locale}`,
  }));
  return [{ paragraph: t("outcome.intro") }, { links }, { paragraph: t("outcome.once") }];
}

/** A mail lists no more than this; the inbox has all of them. */
const MAX_LISTED = 100;

/** Writes a reminder of all that is due for its reader now; `undefined` when all of it was answered, or it is no longer theirs. */
export async function writeDueMail(
  { mail, recipient }: OutboxMail,
  { store, context, locale }: { store: Store; context: MailContext; locale: Locale },
): Promise<WrittenMail | undefined> {
  const isForOwners = mail === "owner-reminder";
  const office = { people: await store.staff.people.list(), agencyEmails: context.agencyEmails };
  const column = isForOwners ? "ownersRemindedAt" : "remindedAt";
  const due = (await store.reminders.listDue(column, true, context.now)).filter((enquiry) =>
    (isForOwners ? chooseOwners(office) : chooseStaff(enquiry, office)).some(
      ({ email }) => email === recipient,
    ),
  );
  const [first] = due;
  if (first === undefined) return undefined;
  const t = getMailTranslator(locale);
  const isAlone = due.length === 1;
  return {
    subject: t(isForOwners ? "reminder.subjectOwner" : "reminder.subject", { count: due.length }),
    locale,
    blocks: [
      { paragraph: t(isForOwners ? "reminder.introOwner" : "reminder.intro") },
      ...due
        .slice(0, MAX_LISTED)
        .map((enquiry) =>
          toLink(describeDue(enquiry, locale), createInboxLink(context, enquiry.reference), isAlone),
        ),
      ...(isAlone
        ? toOutcomeBlocks(first, locale, context)
        : [toLink(t("reminder.openAll"), createInboxLink(context, "view=due"), true)]),
    ],
  };
}
