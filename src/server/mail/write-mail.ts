import { type Locale, DEFAULT_LOCALE, toLocale } from "../../domain/config/locales";
import { writeContactDataMail, writeRequestMail, writeSignInMail, writeWelcomeMail } from "../accounts/mails";
import type { ContactNotice } from "../accounts/request-repository";
import type { Enquiry } from "../enquiries/enquiry";
import { writeAgencyMail, writeConversationMail, writeVisitorMail } from "../enquiries/mails";
import { writeDueMail } from "../enquiries/reminders";
import { writeConfirmMail, writeLetterMail } from "../newsletter/mails";
import { createInboxLink } from "../platform/links";
import { getMailTranslator } from "../platform/messages";
import { getSite } from "../platform/published";
import type { Store } from "../store";
import { toLink, type WrittenMail, type MailContext, renderMail } from "./mail-body";
import type { Mail } from "./message";
import { isForOffice, LEFT_OUT, type MailKind, type OutboxMail } from "./outbox-row";

/** Writes the mail that tells how many enquiries are held as possible spam, and leads to them in the inbox; it repeats nothing of them. */
function writeHeldMail(held: number, locale: Locale, context: Pick<MailContext, "siteUrl">): WrittenMail {
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

/** The language of mails to the agency as long as no staff are known, who have languages of their own (docs/decisions/0202). */
const AGENCY_LOCALE = DEFAULT_LOCALE;

type Source = { about: string; written: WrittenMail };

/** The mails to staff that go to the agency's addresses where nobody has one. */
const STAFF_OR_AGENCY: readonly MailKind[] = [
  "owner-registration",
  "owner-contact-data",
  "staff-reminder",
  "owner-reminder",
];

/** These say how things stand when they are written: of several that have waited, the newest is enough. */
const NEWEST_ONLY: readonly MailKind[] = ["agency-held", "staff-reminder", "owner-reminder"];

/** Returns whether a newer mail makes one superfluous, also one that was ordered for the address which it goes to now. */
async function isOutdated(mail: OutboxMail, to: string, store: Store, now: number): Promise<boolean> {
  if (!NEWEST_ONLY.includes(mail.mail)) return false;
  const recipients = [...new Set([mail.recipient, to])];
  const newer = await Promise.all(
    recipients.map((recipient) => store.outbox.hasNewer({ ...mail, recipient }, now)),
  );
  return newer.includes(true);
}

/**
 * Returns to whom a mail goes. The agency may have corrected its addresses since it was ordered: then to one of those that no other mail
 * which was ordered with it goes to, or to nobody when none is left. Whether a person's mail is still wanted is known where it is written.
 */
async function getRecipient(
  mail: OutboxMail,
  store: Store,
  { agencyEmails }: MailContext,
): Promise<string | undefined> {
  if (!isForOffice(mail) || agencyEmails.includes(mail.recipient)) return mail.recipient;
  const isStaffMail = STAFF_OR_AGENCY.includes(mail.mail);
  const people = await store.staff.people.list();
  const person = people.find(({ email }) => email === mail.recipient);
  if (person && (isStaffMail || (mail.mail === "agency-reply" && !person.isDisabled))) return mail.recipient;
  const ordered = await store.outbox.listRecipients(mail);
  const isUnknown = (address: string) =>
    !agencyEmails.includes(address) && !(isStaffMail && people.some(({ email }) => email === address));
  const outdated = ordered.filter(isUnknown).sort();
  const free = agencyEmails.filter((address) => !ordered.includes(address));
  return free[outdated.indexOf(mail.recipient)];
}

/** Returns the language of who reads a mail to the agency: of the member of staff with that address, else of the first owner. */
async function getReaderLocale({ recipient }: OutboxMail, store: Store): Promise<Locale> {
  const people = (await store.staff.people.list()).filter(
    ({ isDisabled, isLocal }) => !isDisabled && !isLocal,
  );
  const reader =
    people.find(({ email }) => email === recipient.toLowerCase()) ??
    people.find(({ role }) => role === "owner");
  return reader?.locale ?? AGENCY_LOCALE;
}

async function writeEnquiryMail(
  mail: OutboxMail,
  enquiry: Enquiry,
  store: Store,
  context: MailContext,
): Promise<WrittenMail | undefined> {
  const getLocale = () => getReaderLocale(mail, store);
  if (mail.mail === "visitor-contact") return writeVisitorMail(enquiry, context);
  if (mail.mail !== "agency-contact")
    return writeConversationMail(mail, enquiry, { store, context, getLocale });
  const mails = await store.enquiries.getMails(enquiry.id);
  return writeAgencyMail(
    enquiry,
    mails.some(({ status }) => status === LEFT_OUT.status),
    context,
    await getLocale(),
  );
}

/** Writes a mail with a way in; not one that is used up or too old, and to nobody who was shut out. */
async function writeStaffMail(
  mail: OutboxMail,
  store: Store,
  context: MailContext,
): Promise<Source | undefined> {
  const found = await store.staff.signIns.get(mail.signInId ?? "", context.now);
  if (found === undefined) return undefined;
  const write = mail.mail === "staff-welcome" ? writeWelcomeMail : writeSignInMail;
  const person = mail.locale === null ? found.person : { ...found.person, locale: toLocale(mail.locale) };
  return { about: "staff", written: write(found.signIn, person, context) };
}

/** A request that was decided about asks nobody any more; of the owners those who still are owners are asked. */
async function writeOwnerMail(
  mail: OutboxMail,
  store: Store,
  context: MailContext,
): Promise<Source | undefined> {
  const { people, requests } = store.staff;
  const request = await requests.get(mail.requestId ?? "", context.now);
  if (request === undefined) return undefined;
  const person = await people.getByEmail(mail.recipient);
  const isOwner = person?.role === "owner" && !person.isDisabled;
  if (!isOwner && !context.agencyEmails.includes(mail.recipient)) return undefined;
  const locale = isOwner ? person.locale : AGENCY_LOCALE;
  return { about: "staff", written: writeRequestMail(request, locale, context) };
}

/** Writes a letter as it was when it was sent; to nobody who has left, or to whom mails come back. */
async function writeLetter(
  { subscriberId, locale }: OutboxMail,
  letterId: string,
  store: Store,
  context: MailContext,
): Promise<Source | undefined> {
  const letter = await store.letters.get(letterId);
  if (letter === undefined) return undefined;
  const { key: about, content } = letter;
  if (subscriberId === null) {
    const test = writeLetterMail(content, toLocale(locale), undefined, context);
    const subject = getMailTranslator(test.locale)("letter.testSubject", { subject: test.subject });
    return { about, written: { ...test, subject } };
  }
  const subscriber = await store.subscribers.get(subscriberId);
  if (subscriber?.status !== "confirmed") return undefined;
  const recipient = { subscriberId, letterId };
  return { about, written: writeLetterMail(content, subscriber.locale, recipient, context) };
}

function getListId(brand: string, siteUrl: string): string {
  return `${brand.replace(/[^\p{L}\p{N} ]/gu, "")} <newsletter.${new URL(siteUrl).hostname}>`;
}

async function write(mail: OutboxMail, store: Store, context: MailContext): Promise<Source | undefined> {
  if (mail.mail === "agency-held") {
    const held = await store.held.count();
    if (held === 0) return undefined;
    const written = writeHeldMail(held, await getReaderLocale(mail, store), context);
    return { about: "notice", written };
  }
  if (mail.mail === "owner-contact-data") {
    const notice = JSON.parse(mail.data ?? "") as ContactNotice;
    return { about: "notice", written: writeContactDataMail(notice, await getReaderLocale(mail, store)) };
  }
  if (mail.mail === "staff-reminder" || mail.mail === "owner-reminder") {
    const locale = await getReaderLocale(mail, store);
    const written = await writeDueMail(mail, { store, context, locale });
    return written && { about: "notice", written };
  }
  if (mail.letterId !== null) return writeLetter(mail, mail.letterId, store, context);
  if (mail.mail === "confirm-subscription") {
    const subscriber = await store.subscribers.get(mail.subscriberId ?? "");
    return subscriber && { about: "newsletter", written: writeConfirmMail(subscriber, context) };
  }
  if (mail.signInId !== null) return writeStaffMail(mail, store, context);
  if (mail.requestId !== null) return writeOwnerMail(mail, store, context);
  const enquiry = await store.enquiries.get(mail.enquiryId ?? "");
  if (enquiry === undefined) return undefined;
  const written = await writeEnquiryMail(mail, enquiry, store, context);
  return written && { about: enquiry.reference, written };
}

/** Writes a mail from what is stored now; `undefined` when it is not wanted any more: its enquiry, subscriber or address is gone. */
export async function writeMail(
  mail: OutboxMail,
  store: Store,
  context: MailContext,
): Promise<Mail | undefined> {
  const to = await getRecipient(mail, store, context);
  if (to === undefined || (await isOutdated(mail, to, store, context.now))) return undefined;
  const source = await write({ ...mail, recipient: to }, store, context);
  if (source === undefined) return undefined;
  const { written, about } = source;
  const { brand, email } = getSite(written.locale);
  const { replyTo = [{ name: brand, address: email }], unsubscribeUrl, thread, signedBy } = written;
  return {
    id: mail.id,
    label: `${mail.mail}-${about}`,
    to,
    replyTo,
    ...renderMail(written, mail.mail, context),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...(written.isBulk === true && { listId: getListId(brand, context.siteUrl) }),
    ...(thread !== undefined && { thread }),
    ...(signedBy !== undefined && { isPersonal: true }),
  };
}
