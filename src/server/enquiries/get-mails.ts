import type { Enquiry } from "../store/enquiry";
import type { NewMail } from "../store/outbox-row";

/** Gets the mails of a contact enquiry; the links that mark it are in a mail of their own, which nobody answers. */
export function getContactMails(visitor: string, agency: readonly string[]): NewMail[] {
  return [
    ...agency.flatMap((recipient) => [
      { mail: "agency-contact" as const, recipient },
      { mail: "agency-outcome" as const, recipient },
    ]),
    { mail: "visitor-contact", recipient: visitor },
  ];
}

/** Gets the mails of a stored enquiry, for one that was wrongly suspected. */
export function getMails(enquiry: Enquiry, agency: readonly string[]): NewMail[] {
  return getContactMails(enquiry.payload.email, agency);
}
