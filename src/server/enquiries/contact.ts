import { createHmac } from "node:crypto";

import { DAY_MS, HOUR_MS } from "../../domain/booking/calendar-day";
import { CHOICE_KEYS, PARTY_KINDS } from "../../domain/booking/choice-keys";
import { parseGuestChoice, settlePickup, toChoice } from "../../domain/booking/choice";
import { HONEYPOT_FIELD } from "../../domain/config/forms";
import { getLocale, type Locale } from "../../domain/config/locales";
import { REFERENCE } from "../../domain/config/patterns";
import { getMailboxKey, parseRequest } from "../../domain/contracts/fields";
import {
  type AskedOffer,
  askedOfferSchema,
  type ContactRequest,
  contactRequestSchema,
  partySchema,
} from "../../domain/contracts/contact";
import { fromForm, toFormValues } from "../../domain/contracts/from-form";
import { getPath } from "../../domain/i18n/routes";
import type { NewMail } from "../mail/outbox-row";
import type { RateLimit } from "../platform/database/limits";
import { getEnv } from "../platform/env";
import { isTrapped, type FormRoute, type Outcome, type Submission } from "../platform/http/form";
import { renderFormPage } from "../platform/http/form-page";
import type { Answer, Exchange } from "../platform/http/request";
import { log } from "../platform/log";
import { getContactTranslator, getServerTranslator, getPorts } from "../platform/published";
import { getStore } from "../store";
import { checkBooking } from "./store-enquiry";
import { getDueTime, type StoredOffer } from "./enquiry";
import { nextStepsText } from "./mails";

export function getContactMails(visitor: string, agency: readonly string[]): NewMail[] {
  return [
    ...agency.map((recipient) => ({ mail: "agency-contact" as const, recipient })),
    { mail: "visitor-contact", recipient: visitor },
  ];
}

/**
 * Anybody may type any address, and one network must not use up what is for everybody: a mailbox has 3 receipts in a day, a domain 20 in an
 * hour, and 8 of these from one network. Keyed hashes, so that no address is kept for it.
 */
export function getReceiptLimits(email: string, rate: RateLimit, secret: string): RateLimit[] {
  if (rate.limit === 0) return [];
  const mailbox = getMailboxKey(email);
  const hash = (text: string) => createHmac("sha256", secret).update(`receipt:${text}`).digest("base64url");
  const domain = hash(mailbox.slice(mailbox.lastIndexOf("@")));
  return [
    { client: hash(mailbox), limit: 3, windowMs: DAY_MS },
    { client: domain, limit: 20, windowMs: HOUR_MS },
    { client: `${domain} ${rate.client}`, limit: 8, windowMs: HOUR_MS },
  ];
}

/** One impossible offer does not refuse a whole list: no terms are quoted for it, and staff read what is wrong with it. */
function addQuotedTerms(offer: AskedOffer, now: number): StoredOffer {
  const checked = checkBooking(toChoice(offer), offer, now);
  if (!checked.ok) return { ...offer, problems: Object.values(checked.fields) };
  return checked.quoted ? { ...offer, told: checked.quoted } : offer;
}

/** Accepts a contact form. Spam is stored and answered alike, but mailed to nobody until a person has looked at it. */
async function acceptContact(submission: Submission<ContactRequest>): Promise<Outcome> {
  const { data, now, ...sending } = submission;
  const { lang: locale, [HONEYPOT_FIELD]: _trap, idempotencyKey: _sent, ...posted } = data;
  // The form without scripts may name a port where ships call and, beside it, another kind of pick-up.
  const sent = settlePickup(posted, getPorts(locale));
  const checked = checkBooking(toChoice(sent), sent, now);
  const { enquiries } = await getStore();
  if (!checked.ok) {
    // A first post may be stored already, whose answer was lost: its day has closed since.
    const reference = await enquiries.findRepeated({ ...sending, locale, payload: sent });
    return reference === undefined
      ? { outcome: "refused", fields: checked.fields }
      : { outcome: "accepted", reference };
  }
  const offers = sent.offers?.map((offer) => addQuotedTerms(offer, now));
  const payload = { ...sent, ...(checked.quoted && { told: checked.quoted }), ...(offers && { offers }) };
  const spamReason = isTrapped(data) ? "honeypot" : undefined;
  const mails = spamReason === undefined ? getContactMails(payload.email, getEnv().agencyEmails) : [];
  const receipt = getReceiptLimits(payload.email, sending.rate, getEnv().getSecret());
  const accepted = await enquiries.accept(
    { ...sending, locale, payload, spamReason, mails, receipt, dueAt: getDueTime(now) },
    now,
  );
  if (accepted.outcome === "limited") return accepted;
  const { outcome, reference } = accepted;
  log.info("enquiry-accepted", { reference, outcome, spamReason });
  if (outcome === "stored" && accepted.isReceiptLeftOut) log.info("receipt-left-out", { reference });
  return { outcome: "accepted", reference };
}

/** Answers an offer's plain form with the contact form: the choice filled in, a wrong day or an offer off sale marked. */
function openForOffer({ query }: Exchange, locale: Locale): Answer | undefined {
  if (query("service") === undefined) return undefined;
  const asked = askedOfferSchema.safeParse({ service: query("service"), collection: query("collection") });
  if (!asked.success) return { status: 303, location: getPath("contact", locale) };
  const typed = Object.values(CHOICE_KEYS).map((key) => [key, query(key) ?? ""]);
  const choice = parseGuestChoice(new URLSearchParams(typed), getPorts(locale));
  const checked = checkBooking(choice, asked.data, Date.now());
  const party = Object.fromEntries(PARTY_KINDS.map((kind) => [kind, query(CHOICE_KEYS[kind]) ?? ""]));
  const counted = parseRequest(partySchema, fromForm(party));
  const fields = { ...(!counted.ok && counted.fields), ...(!checked.ok && checked.fields) };
  // What was chosen of an offer that is off sale would be refused again: without it the message is a question.
  const isOffSale = fields["service"] !== undefined;
  const chosen = isOffSale ? {} : { ...toFormValues(choice), ...(!counted.ok && party) };
  const isOk = checked.ok && counted.ok;
  const values = { ...chosen, ...asked.data };
  const draft = { form: "contact", locale, values, code: isOk ? "" : "invalid", fields } as const;
  return { status: 200, page: renderFormPage(draft) };
}

/** Thanks with a chat that names the enquiry. Only what looks like a reference is repeated from the address. */
function thank(locale: Locale, reference: string) {
  const t = getServerTranslator(locale);
  if (!REFERENCE.test(reference)) return { texts: [t("contact.sent")] };
  const texts = [
    t("contact.sent"),
    t("contact.reference", { reference }),
    nextStepsText(locale, getDueTime(Date.now())),
  ];
  const about = { reference, language: getLocale(locale).name };
  return { texts, chatText: getContactTranslator(locale)("chatStored", about) };
}

export const CONTACT_FORM = {
  form: "contact",
  schema: contactRequestSchema,
  accept: acceptContact,
  open: openForOffer,
  thank,
} satisfies Omit<FormRoute<typeof contactRequestSchema>, "deliver">;
