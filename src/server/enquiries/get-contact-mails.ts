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
