import type { ExpressionBuilder, NotNull } from "kysely";

import { HOUR_MS } from "../../domain/booking/calendar-day";
import type { Locale } from "../../domain/config/locales";
import { formatDay, formatMoment } from "../../domain/i18n/format";
import { isReachable, type StaffPerson } from "../accounts/people-repository";
import { toLink, type MailBlock, type MailContext, type WrittenMail } from "../mail/mail-body";
import { queueMails, type OutboxMail } from "../mail/outbox-row";
import type { OutboxTools } from "../mail/outbox/deliver";
import type { Database } from "../platform/database/database";
import type { Tables } from "../platform/database/schema";
import { createInboxLink, createLink } from "../platform/secrets";
import { describeError, log } from "../platform/log";
import { getMailTranslator, getInboxSettings, getOfferTitle } from "../platform/published";
import type { Store } from "../store";
import { insertEvents } from "./enquiry";

type Column = "remindedAt" | "ownersRemindedAt";

function isDue({ and, eb }: ExpressionBuilder<Tables, "enquiries">, now: number) {
  return and([eb("dueAt", "<=", now), eb("suspicion", "is", null)]);
}

interface Recipient {
  email: string;
  name: string;
}

export function createReminderStore(database: Database) {
  const { db } = database;
  return {
    /** Lists the enquiries whose answer is due: those that nobody was reminded of yet, or those that somebody was; `latest`: only who has waited since then. */
    listDue: (column: Column, isReminded: boolean, now: number, latest = now) =>
      db
        .selectFrom("enquiries")
        .select(["id", "reference", "personId", "dueAt", "offer", "travelDate as date"])
        .where((enquiry) => isDue(enquiry, now))
        .where(column, isReminded ? "is not" : "is", null)
        .where(({ fn }) => fn.coalesce("waitingSince", "createdAt"), "<=", latest)
        .orderBy("dueAt")
        .orderBy("id")
        .$narrowType<{ dueAt: NotNull }>()
        .execute(),
    /**
     * Marks those of the enquiries as reminded that still wait, and that no other process has marked. Of each an event is noted, and one
     * mail queued for each person, however many enquiries it is about, in the same transaction. Their version stays: a reminder must not
     * stop an answer that is being written. Returns of how many enquiries.
     */
    remind: (column: Column, due: ReadonlyMap<string, readonly Recipient[]>, now: number): Promise<number> =>
      database.write(async (transaction) => {
        await database.lockNames(transaction, "reminders");
        const marked = await transaction
          .updateTable("enquiries")
          .set({ [column]: now, touchedAt: now })
          .where("id", "in", [...due.keys()])
          .where((enquiry) => isDue(enquiry, now))
          .where(column, "is", null)
          .returning("id")
          .execute();
        const isForOwners = column === "ownersRemindedAt";
        const addresses = new Set<string>();
        for (const { id } of marked) {
          const recipients = due.get(id) ?? [];
          for (const { email } of recipients) addresses.add(email);
          const to = recipients.map(({ name }) => name);
          await insertEvents(transaction, id, [{ kind: "reminded", data: { to, isForOwners } }], now);
        }
        const mail = isForOwners ? "owner-reminder" : "staff-reminder";
        const mails = [...addresses].map((recipient) => ({ mail, recipient }) as const);
        await queueMails(transaction, mails, {}, now);
        return marked.length;
      }),
  };
}

interface Office {
  people: readonly StaffPerson[];
  agencyEmails: readonly string[];
}

function toRecipients(people: readonly StaffPerson[], { agencyEmails }: Office): Recipient[] {
  return people.length > 0 ? [...people] : agencyEmails.map((email) => ({ email, name: email }));
}

function chooseStaff({ personId }: { personId: string | null }, office: Office): Recipient[] {
  const reachable = office.people.filter(isReachable);
  const given = reachable.filter(({ id }) => id === personId);
  return toRecipients(given.length > 0 ? given : reachable, office);
}

function chooseOwners(office: Office): Recipient[] {
  return toRecipients(
    office.people.filter((person) => isReachable(person) && person.role === "owner"),
    office,
  );
}

async function remind({ store, getMailContext }: OutboxTools, now: number): Promise<number> {
  const { reminders } = store;
  const latest = now - getInboxSettings().owners_after_hours * HOUR_MS;
  const forStaff = await reminders.listDue("remindedAt", false, now);
  const forOwners = await reminders.listDue("ownersRemindedAt", false, now, latest);
  if (forStaff.length === 0 && forOwners.length === 0) return 0;
  const office = { people: await store.staff.people.list(), agencyEmails: getMailContext().agencyEmails };
  const owners = chooseOwners(office);
  const staff = new Map(forStaff.map((enquiry) => [enquiry.id, chooseStaff(enquiry, office)]));
  return (
    (await reminders.remind("remindedAt", staff, now)) +
    (await reminders.remind("ownersRemindedAt", new Map(forOwners.map(({ id }) => [id, owners])), now))
  );
}

/** Has staff, and later the owners, reminded of enquiries without an answer. A failure stops no other mail. */
export async function remindOfDue(tools: OutboxTools): Promise<void> {
  try {
    const reminded = await remind(tools, tools.now());
    if (reminded > 0) log.info("reminders-sent", { enquiries: reminded });
  } catch (error) {
    log.error("reminders-failed", describeError(error));
  }
}

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

const MAX_LISTED = 100;

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
