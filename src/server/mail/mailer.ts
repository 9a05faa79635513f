/** A person or an office that mails are from, or answered to. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A finished mail. */
export interface Mail {
  /** Becomes the Message-ID: the same mail sent twice is recognised as one by the receiver. */
  id: string;
  /** For file names and logs, like `agency-contact-PA-7K2P4`; no personal data. */
  label: string;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Whether a person has written it: then it may be answered by an out-of-office note, as any letter. */
  isPersonal?: boolean;
  /** The Message-IDs of the conversation, oldest first; the last one is answered. Of a mail of ours its `id` stands for it. */
  thread?: readonly string[];
  /** Where a mail program unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** Of one of many: the name of the list (RFC 2919), by which mail programs sort. */
  listId?: string;
}

/**
 * The outcome of a delivery attempt. `refused` will not change by trying again; with `isAddressGone` no mail will ever arrive there. `failed` may. With `serverAway` the trouble was
 * not about this mail, and the next mail would meet it, too. `uncertain`: the server had the whole mail and did not answer.
 */
export type Delivery =
  | { outcome: "delivered" }
  | { outcome: "refused"; reason: string; isAddressGone?: boolean }
  | { outcome: "failed"; reason: string; serverAway: boolean }
  | { outcome: "uncertain" };

/**
 * Is called when the server has everything but the end of the mail. Once it has resolved to true the server may deliver the mail
 * whatever happens to us; on false the mail is broken off and not delivered.
 */
export type BeforeEnd = () => Promise<boolean>;

export interface Mailer {
  deliver(mail: Mail, beforeEnd?: BeforeEnd): Promise<Delivery>;
}
