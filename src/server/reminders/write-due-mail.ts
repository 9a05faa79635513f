import type { Locale } from "../../config/locales";
import type { MailContext } from "../mail/mail-context";
import type { WrittenMail } from "../mail/mail-body";
import { writeReminderMail } from "../mail/write-reminder-mail";
import { getOfferTitle } from "../offers/load-offer";
import type { OutboxMail } from "../store/outbox-row";
import type { Store } from "../store/store";
import { chooseOwners, chooseStaff } from "./choose-recipients";

/** A mail lists no more than this; the inbox has all of them. */
const MAX_LISTED = 100;

/**
 * Writes a reminder of all that is due for its reader now; `undefined` when all of it was answered, or it is no longer theirs.
 */
export async function writeDueMail(
  { mail, recipient }: OutboxMail,
  { store, context, locale }: { store: Store; context: MailContext; locale: Locale },
): Promise<WrittenMail | undefined> {
  const isForOwners = mail === "owner-reminder";
  const office = { people: await store.staff.people.list(), agencyEmails: context.agencyEmails };
  const column = isForOwners ? "owners_reminded_at" : "reminded_at";
  const due = (await store.reminders.listDue(column, true, context.now)).filter((enquiry) =>
    (isForOwners ? chooseOwners(office) : chooseStaff(enquiry, office)).some(
      ({ email }) => email === recipient,
    ),
  );
  if (due.length === 0) return undefined;
  const waiting = due.slice(0, MAX_LISTED).map(({ reference, offer, date, dueAt }) => ({
    ...{ reference, date, dueAt },
    title: offer === null ? "" : getOfferTitle(offer, locale),
  }));
  return writeReminderMail({ due: waiting, isForOwners }, locale, context);
}
