import { HOUR_MS } from "../../booking/calendar-day";
import type { Locale } from "../../config/locales";
import type { EnquiryEventKind } from "../../contracts/inbox";
import { formatDay, formatMoment } from "../../i18n/format";
import type { StaffPerson } from "../accounts/people-repository";
import { toLink, type MailBlock, type MailLink, type WrittenMail, type MailContext } from "../mail/mail-body";
import type { NewMail, OutboxMail } from "../mail/outbox-row";
import type { OutboxTools } from "../mail/outbox/tools";
import { createInboxLink, createLink, type LinkContext } from "../platform/links";
import { describeError, log } from "../platform/log";
import { getMailTranslator } from "../platform/messages";
import { getOfferTitle, getInboxSettings } from "../platform/published";
import type { Store } from "../store";
import { isClosed } from "./change-enquiry";
import type { StoredEvent, NewEvent } from "./enquiry";
import type { DueEnquiry } from "./reminder-repository";

interface Recipient {
  email: string;
  name: string;
}

interface Office {
  people: readonly StaffPerson[];
  agencyEmails: readonly string[];
}

/** The owner of one's own machine has no mailbox, and who was shut out reads nothing. */
function isReachable({ isDisabled, isLocal }: StaffPerson): boolean {
  return !isDisabled && !isLocal;
}

function toRecipients(people: readonly StaffPerson[], { agencyEmails }: Office): Recipient[] {
  const agency = agencyEmails.map((email) => ({ email, name: email }));
  return people.length > 0 ? people.map(({ email, name }) => ({ email, name })) : agency;
}

/** Chooses who is reminded of an enquiry: whom it is given to, else everybody; where nobody has an address, the agency. */
export function chooseStaff({ personId }: { personId: string | null }, office: Office): Recipient[] {
  const reachable = office.people.filter(isReachable);
  const given = reachable.filter(({ id }) => id === personId);
  return toRecipients(given.length > 0 ? given : reachable, office);
}

/** Chooses who is told of an enquiry that has waited too long: the owners; where there is none, the agency. */
export function chooseOwners(office: Office): Recipient[] {
  return toRecipients(
    office.people.filter((person) => isReachable(person) && person.role === "owner"),
    office,
  );
}

const GUEST_EVENTS: readonly EnquiryEventKind[] = [
  "received",
  "reply",
  "quote-accepted",
  "quote-declined",
  "quote-not-held",
];
const ANSWER_EVENTS: readonly EnquiryEventKind[] = ["answered", "quoted", "booked", "trip-cancelled"];
/** Staff cancelled their day or took in their mail, or ours did not arrive. */
const RESTARTS: readonly EnquiryEventKind[] = ["day-cancelled", "reply-accepted", "bounced"];

/** All events that say since when a guest has waited. */
const WAIT_EVENTS = [...GUEST_EVENTS, ...ANSWER_EVENTS, ...RESTARTS, "status" as const];

type Happened = Pick<StoredEvent, "kind" | "at" | "data">;

/** Tells whether staff, or one of their links, ended the wait without a mail from here. */
function isAnswer({ kind, data }: Happened): boolean {
  return ANSWER_EVENTS.includes(kind) || (kind === "status" && isClosed(data["status"]));
}

/** Tells whether a wait begins here, or with what staff opened again that had been answered. */
function isRestart({ kind, data }: Happened): boolean {
  return (
    RESTARTS.includes(kind) || (kind === "status" && isClosed(data["before"]) && !isClosed(data["status"]))
  );
}

/**
 * Returns since when a guest has waited: since their booked day was cancelled or their enquiry opened again, or else since the first thing
 * that they did after our last answer. Events are in their order.
 */
export function getWaitStart(events: readonly Happened[], createdAt: number): number {
  const last = events.findLastIndex((event) => isAnswer(event) || isRestart(event));
  const before = events[last];
  if (before && isRestart(before)) return before.at;
  const first = events.slice(last + 1).find(({ kind }) => GUEST_EVENTS.includes(kind));
  return first?.at ?? createdAt;
}

/** A statement names no more enquiries than this; those that are left are next half a minute later. */
const BATCH_SIZE = 200;

type Choose = (enquiry: DueEnquiry) => Recipient[];

/** Makes one mail for each person, however many enquiries it is about, and an event for each enquiry. */
function toReminder(claimed: readonly DueEnquiry[], choose: Choose, isForOwners: boolean) {
  const recipients = new Map(claimed.map((enquiry): [DueEnquiry, Recipient[]] => [enquiry, choose(enquiry)]));
  const events = new Map(
    [...recipients].map(([{ id }, people]): [string, NewEvent] => [
      id,
      { kind: "reminded", data: { to: people.map(({ name }) => name), isForOwners } },
    ]),
  );
  const addresses = new Set([...recipients.values()].flat().map(({ email }) => email));
  const mail = isForOwners ? ("owner-reminder" as const) : ("staff-reminder" as const);
  return { events, mails: [...addresses].map((recipient): NewMail => ({ mail, recipient })) };
}

/** Lists those of the enquiries whose guest has waited for so long that the owners are told. */
async function listLongWaits(store: Store, due: readonly DueEnquiry[], now: number) {
  const ids = due.map(({ id }) => id);
  const events = await store.reminders.listEvents(ids, WAIT_EVENTS);
  const latest = now - getInboxSettings().owners_after_hours * HOUR_MS;
  return due.filter(({ id, createdAt }) => {
    const own = events.filter(({ enquiryId }) => enquiryId === id);
    return getWaitStart(own, createdAt) <= latest;
  });
}

/** Reminds staff of what is due, and the owners of what has waited too long; gets of how many enquiries. */
async function remind({ store, getMailContext, now }: OutboxTools): Promise<number> {
  const time = now();
  const { reminders } = store;
  const forStaff = (await reminders.listDue("remindedAt", false, time)).slice(0, BATCH_SIZE);
  const unknown = (await reminders.listDue("ownersRemindedAt", false, time)).slice(0, BATCH_SIZE);
  const forOwners = await listLongWaits(store, unknown, time);
  if (forStaff.length === 0 && forOwners.length === 0) return 0;
  const office = { people: await store.staff.people.list(), agencyEmails: getMailContext().agencyEmails };
  const send = (column: "remindedAt" | "ownersRemindedAt", due: DueEnquiry[], choose: Choose) =>
    due.length === 0
      ? 0
      : reminders.remind(
          column,
          due,
          (claimed) => toReminder(claimed, choose, column === "ownersRemindedAt"),
          time,
        );
  return (
    (await send("remindedAt", forStaff, (enquiry) => chooseStaff(enquiry, office))) +
    (await send("ownersRemindedAt", forOwners, () => chooseOwners(office)))
  );
}

/** Has staff, and later the owners, reminded of enquiries without an answer. A failure stops no other mail. */
export async function remindOfDue(tools: OutboxTools): Promise<void> {
  try {
    const reminded = await remind(tools);
    if (reminded > 0) log.info("reminders-sent", { enquiries: reminded });
  } catch (error) {
    log.error("reminders-failed", describeError(error));
  }
}

/** An enquiry that waits for an answer. Not who the guest is: the mail is about several, and stays when one of them is deleted. */
interface WaitingEnquiry {
  id: string;
  reference: string;
  /** The title of the offer in the reader's language; "" for a question. */
  title: string;
  /** The day of travel, `YYYY-MM-DD`. */
  date: string | null;
  /** When an answer was due, in milliseconds. */
  dueAt: number;
}

/** Returns the link to an enquiry in the inbox, with what is waited for. */
function toInboxLink(
  { reference, title, date, dueAt }: WaitingEnquiry,
  locale: Locale,
  context: Pick<LinkContext, "siteUrl">,
): MailLink {
  const t = getMailTranslator(locale);
  const values = {
    title: title === "" ? t("reminder.question") : title,
    due: formatMoment(dueAt, locale, "full"),
  };
  const text =
    date === null
      ? t("reminder.due", values)
      : t("reminder.dueDay", { ...values, day: formatDay(date, locale) });
  return { label: `${reference}: ${text}`, url: createInboxLink(context, reference) };
}

/** The links that mark an enquiry, each once. They stand in a mail alone whose answers no guest gets. */
function toOutcomeBlocks(id: string, locale: Locale, context: LinkContext): MailBlock[] {
  const t = getMailTranslator(locale);
  const links = (["answered", "booked", "lost"] as const).map((purpose) => ({
    label: t(`outcome.${purpose}`),
    url: `${createLink(context, { purpose, id })}&lang=${locale}`,
  }));
  return [{ paragraph: t("outcome.intro") }, { links }, { paragraph: t("outcome.once") }];
}

/** Writes the mail that reminds of the enquiries that wait, to staff or to the owners: how many, and the first of them. */
function writeReminderMail(
  { due, count, isForOwners }: { due: readonly WaitingEnquiry[]; count: number; isForOwners: boolean },
  locale: Locale,
  context: LinkContext,
): WrittenMail {
  const t = getMailTranslator(locale);
  const [only] = count === 1 ? due : [];
  return {
    subject: t(isForOwners ? "reminder.subjectOwner" : "reminder.subject", { count }),
    locale,
    blocks: [
      { paragraph: t(isForOwners ? "reminder.introOwner" : "reminder.intro") },
      ...due.map((enquiry): MailBlock => ({
        links: [{ ...toInboxLink(enquiry, locale, context), strong: only !== undefined }],
      })),
      ...(only
        ? toOutcomeBlocks(only.id, locale, context)
        : [toLink(t("reminder.openAll"), createInboxLink(context, "view=due"), true)]),
    ],
  };
}

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
  const column = isForOwners ? "ownersRemindedAt" : "remindedAt";
  const due = (await store.reminders.listDue(column, true, context.now)).filter((enquiry) =>
    (isForOwners ? chooseOwners(office) : chooseStaff(enquiry, office)).some(
      ({ email }) => email === recipient,
    ),
  );
  if (due.length === 0) return undefined;
  const waiting = due.slice(0, MAX_LISTED).map(({ id, reference, offer, date, dueAt }) => ({
    ...{ id, reference, date, dueAt },
    title: offer === null ? "" : getOfferTitle(offer, locale),
  }));
  return writeReminderMail({ due: waiting, count: due.length, isForOwners }, locale, context);
}
