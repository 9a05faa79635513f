import { type Locale, DEFAULT_LOCALE, toLocale } from "../../domain/config/locales";
import { toStaffLocale } from "../../domain/config/staff";
import { writeContactDataMail, writeRequestMail, writeSignInMail, writeWelcomeMail } from "../accounts/mails";
import { isReachable } from "../accounts/people-repository";
import { writeAgencyMail, writeConversationMail, writeVisitorMail } from "../enquiries/mails";
import { writeDueMail } from "../enquiries/reminders";
import { writeConfirmMail, writeLetterMail } from "../newsletter/mails";
import { createInboxLink } from "../platform/secrets";
import { getMailTranslator, getSite } from "../platform/published";
import type { Store } from "../store";
import { toLink, type WrittenMail, type MailContext, renderMail } from "./mail-body";
import type { Mail } from "./message";
import { getReader, isForOffice, LEFT_OUT, type MailKind, type OutboxMail } from "./outbox-row";

/** The language of mails to the agency as long as no staff are known, who have languages of their own (docs/decisions/0202). */
const AGENCY_LOCALE = DEFAULT_LOCALE;

/** These say how things stand when they are written: of several that have waited, the newest is enough. */
const NEWEST_ONLY: readonly MailKind[] = ["agency-held", "staff-reminder", "owner-reminder"];

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
  const isStaffMail = getReader(mail) === "staff";
  const people = await store.staff.people.list();
  const person = people.find(({ email }) => email === mail.recipient);
  if (person && (isStaffMail || (mail.mail === "agency-reply" && !person.isDisabled))) return mail.recipient;
  const ordered = await store.outbox.listRecipients(mail);
  const isUnknown = (address: string) =>
    !agencyEmails.includes(address) && !(isStaffMail && people.some(({ email }) => email === address));
  const free = agencyEmails.filter((address) => !ordered.includes(address));
  return free[ordered.filter(isUnknown).sort().indexOf(mail.recipient)];
}

interface Source {
  about: string;
  written: WrittenMail;
}

interface Order {
  mail: OutboxMail;
  store: Store;
  context: MailContext;
  /** The language of who reads a mail to the agency: of the member of staff with that address, else of the first owner. */
  getLocale(): Promise<Locale>;
}

type Write = (order: Order) => Promise<Source | undefined>;

/** Tells how many enquiries are held as possible spam, and leads to them in the inbox; it repeats nothing of them. */
const writeHeld: Write = async ({ store, context, getLocale }) => {
  const held = await store.held.count();
  if (held === 0) return undefined;
  const locale = await getLocale();
  const t = getMailTranslator(locale);
  const blocks = [
    { paragraph: t("held.intro") },
    { paragraph: t("held.look") },
    toLink(t("held.open"), createInboxLink(context, "view=held"), true),
  ];
  return { about: "notice", written: { subject: t("held.subject", { held }), locale, blocks } };
};

const writeDue: Write = async ({ mail, store, context, getLocale }) => {
  const written = await writeDueMail(mail, { store, context, locale: await getLocale() });
  return written && { about: "notice", written };
};

/** Writes a mail with a way in; not one that is used up or too old, and to nobody who was shut out. */
const writeSignIn: Write = async ({ mail, store, context }) => {
  const found = await store.staff.signIns.get(mail.signInId ?? "", context.now);
  if (found === undefined) return undefined;
  const write = mail.mail === "staff-welcome" ? writeWelcomeMail : writeSignInMail;
  const person =
    mail.locale === null ? found.person : { ...found.person, locale: toStaffLocale(mail.locale) };
  return { about: "staff", written: write(found.signIn, person, context) };
};

/** A request that was decided about asks nobody any more; of the owners those who still are owners are asked. */
const writeRegistration: Write = async ({ mail, store, context }) => {
  const request = await store.staff.requests.get(mail.requestId ?? "", context.now);
  if (request === undefined) return undefined;
  const person = await store.staff.people.getByEmail(mail.recipient);
  const isOwner = person?.role === "owner" && !person.isDisabled;
  if (!isOwner && !context.agencyEmails.includes(mail.recipient)) return undefined;
  return {
    about: "staff",
    written: writeRequestMail(request, isOwner ? person.locale : AGENCY_LOCALE, context),
  };
};

/** Writes a letter as it was when it was sent; to nobody who has left, or to whom mails come back. */
const writeLetter: Write = async ({ mail: { subscriberId, letterId, locale }, store, context }) => {
  const letter = letterId === null ? undefined : await store.letters.get(letterId);
  if (letter === undefined) return undefined;
  const { id, key: about, content } = letter;
  if (subscriberId === null) {
    const test = writeLetterMail(content, toLocale(locale), undefined, context);
    const subject = getMailTranslator(test.locale)("letter.testSubject", { subject: test.subject });
    return { about, written: { ...test, subject } };
  }
  const subscriber = await store.subscribers.get(subscriberId);
  if (subscriber?.status !== "confirmed") return undefined;
  const recipient = { subscriberId, letterId: id };
  return { about, written: writeLetterMail(content, subscriber.locale, recipient, context) };
};

const writeAboutEnquiry: Write = async ({ mail, store, context, getLocale }) => {
  const enquiry = await store.enquiries.get(mail.enquiryId ?? "");
  if (enquiry === undefined) return undefined;
  const about = enquiry.reference;
  if (mail.mail === "visitor-contact") return { about, written: writeVisitorMail(enquiry, context) };
  if (mail.mail !== "agency-contact") {
    const written = await writeConversationMail(mail, enquiry, { store, context, getLocale });
    return written && { about, written };
  }
  const mails = await store.enquiries.getMails(enquiry.id);
  const isLeftOut = mails.some(({ status }) => status === LEFT_OUT.status);
  return { about, written: writeAgencyMail(enquiry, isLeftOut, context, await getLocale()) };
};

/** All others are about an enquiry. */
const WRITERS: Partial<Record<MailKind, Write>> = {
  "agency-held": writeHeld,
  "owner-contact-data": async ({ mail: { data }, getLocale }) =>
    data === null ? undefined : { about: "notice", written: writeContactDataMail(data, await getLocale()) },
  "staff-reminder": writeDue,
  "owner-reminder": writeDue,
  letter: writeLetter,
  "letter-test": writeLetter,
  "confirm-subscription": async ({ mail, store, context }) => {
    const subscriber = await store.subscribers.get(mail.subscriberId ?? "");
    return subscriber && { about: "newsletter", written: writeConfirmMail(subscriber, context) };
  },
  "staff-sign-in": writeSignIn,
  "staff-welcome": writeSignIn,
  "owner-registration": writeRegistration,
};

function getListId(brand: string, siteUrl: string): string {
  return `${brand.replace(/[^\p{L}\p{N} ]/gu, "")} <newsletter.${new URL(siteUrl).hostname}>`;
}

/** Writes a mail from what is stored now; `undefined` when it is not wanted any more: its enquiry, subscriber or address is gone. */
export async function writeMail(
  mail: OutboxMail,
  store: Store,
  context: MailContext,
): Promise<Mail | undefined> {
  const to = await getRecipient(mail, store, context);
  if (to === undefined) return undefined;
  // Also one that was ordered for the address which it goes to now.
  if (NEWEST_ONLY.includes(mail.mail) && (await store.outbox.hasNewer(mail, [mail.recipient, to])))
    return undefined;
  const getLocale = async () => {
    const people = (await store.staff.people.list()).filter(isReachable);
    const reader =
      people.find(({ email }) => email === to.toLowerCase()) ?? people.find(({ role }) => role === "owner");
    return reader?.locale ?? AGENCY_LOCALE;
  };
  const write = WRITERS[mail.mail] ?? writeAboutEnquiry;
  const source = await write({ mail: { ...mail, recipient: to }, store, context, getLocale });
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
