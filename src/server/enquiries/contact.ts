import { createHmac } from "node:crypto";

import { settlePickup } from "../../booking/choice";
import { HONEYPOT_FIELD } from "../../config/forms";
import type { ContactRequest, AskedOffer } from "../../contracts/contact";
import type { FieldErrors } from "../../contracts/error-codes";
import { toChoice } from "../mail/facts";
import { getMailboxKey } from "../mail/message";
import type { NewMail } from "../mail/outbox-row";
import { getEnv } from "../platform/env";
import { isTrapped, type Outcome, type Submission } from "../platform/http/form";
import { log } from "../platform/log";
import { getPorts } from "../platform/published";
import { getStore } from "../store";
import { checkBooking } from "./check-booking";
import { getDueTime } from "./due-time";
import type { StoredOffer } from "./enquiry";
import type { ReceiptKeys } from "./receipt-limit";
import type { Acceptance, KeyedEnquiry } from "./store-enquiry";

/** Returns the mails of a contact enquiry. */
export function getContactMails(visitor: string, agency: readonly string[]): NewMail[] {
  return [
    ...agency.map((recipient) => ({ mail: "agency-contact" as const, recipient })),
    { mail: "visitor-contact", recipient: visitor },
  ];
}

type Accepted = Extract<Acceptance, { reference: string }>;

/** Logs that an enquiry came in, by its reference alone. */
function logAcceptance(event: string, accepted: Accepted, spamReason: string | undefined): void {
  const { reference, outcome } = accepted;
  log.info(event, { reference, outcome, spamReason });
  if (outcome === "stored" && accepted.isReceiptLeftOut) log.info("receipt-left-out", { reference });
}

/** Names the mailbox of an address and its domain for counting receipts: keyed hashes, so that no address is kept for it. */
function getReceiptKeys(email: string): ReceiptKeys {
  const mailbox = getMailboxKey(email);
  const hash = (text: string) =>
    createHmac("sha256", getEnv().getSecret()).update(`receipt:${text}`).digest("base64url");
  return { mailbox: hash(mailbox), domain: hash(mailbox.slice(mailbox.lastIndexOf("@"))) };
}

/** One impossible offer does not refuse a whole list: no terms are quoted for it, and staff read what is wrong with it. */
function addQuotedTerms(offer: AskedOffer, now: number): StoredOffer {
  const checked = checkBooking(toChoice(offer), offer, now);
  if (!checked.ok) return { ...offer, problems: Object.values(checked.fields) };
  return checked.quoted ? { ...offer, told: checked.quoted } : offer;
}

/** A first post may be stored already, whose answer was lost: its day has closed since. */
async function refuseUnlessRepeated(enquiry: KeyedEnquiry, fields: FieldErrors): Promise<Outcome> {
  if (enquiry.idempotencyKey === undefined) return { outcome: "refused", fields };
  const reference = await (await getStore()).enquiries.findRepeated(enquiry);
  return reference === undefined ? { outcome: "refused", fields } : { outcome: "accepted", reference };
}

/** Accepts a contact form. Spam is stored and answered alike, but mailed to nobody until a person has looked at it. */
export async function acceptContact(submission: Submission<ContactRequest>): Promise<Outcome> {
  const { data, now, ...sending } = submission;
  const { lang, [HONEYPOT_FIELD]: _trap, idempotencyKey: _sent, ...posted } = data;
  // The form without scripts may name a port where ships call and, beside it, another kind of pick-up.
  const sent = settlePickup(posted, getPorts(lang));
  const checked = checkBooking(toChoice(sent), sent, now);
  const content = { ...sending, kind: "contact", locale: lang } as const;
  if (!checked.ok) return refuseUnlessRepeated({ ...content, payload: sent }, checked.fields);
  const offers = sent.offers?.map((offer) => addQuotedTerms(offer, now));
  const payload = { ...sent, ...(checked.quoted && { told: checked.quoted }), ...(offers && { offers }) };
  const spamReason = isTrapped(data) ? "honeypot" : undefined;
  const mails = spamReason === undefined ? getContactMails(payload.email, getEnv().agencyEmails) : [];
  const receipt = getReceiptKeys(payload.email);
  const store = await getStore();
  const dueAt = getDueTime(now);
  const result = await store.enquiries.accept(
    { ...content, payload, spamReason, mails, receipt, dueAt },
    now,
  );
  if (result.outcome === "limited" || result.outcome === "key-reused") return result;
  logAcceptance("enquiry-accepted", result, spamReason);
  return { outcome: "accepted", reference: result.reference };
}
