import type { ColumnType, Generated } from "kysely";

import type { EnquiryStatus } from "../../contracts/inbox";
import type { DepartureCalendarTable, DepartureTable } from "./departure-tables";
import type {
  EnquiryDraftTable,
  EnquiryEventTable,
  EnquiryTripTable,
  InboxColumns,
  MailboxMessageTable,
  QuoteTable,
  ReplyFileTable,
} from "./inbox-tables";
import type { LetterPaceTable, LetterTable } from "./letter-tables";
import type { MailKind } from "./outbox-row";
import type { ReviewRemovalTable, ReviewTable } from "./review-tables";
import type {
  StaffChallengeTable,
  StaffLogTable,
  StaffPasskeyTable,
  StaffPersonTable,
  StaffRequestTable,
  StaffSessionTable,
  StaffSignInTable,
} from "./staff-tables";

/** Rows as the database holds them. Times are milliseconds since 1970; texts of ours are JSON. */
export interface Tables {
  enquiries: {
    id: string;
    reference: string;
    kind: string;
    idempotency_key: string | null;
    locale: string;
    status: EnquiryStatus;
    /** Why it looks like spam, or null. */
    suspicion: string | null;
    payload: string;
    created_at: number;
    closed_at: number | null;
    /** Which of the staff's links have acted, each between blanks: ` answered booked `. */
    used_links: Generated<string>;
    /** When the agency was told that it is held as suspected, or null. */
    held_told_at: Generated<number | null>;
  } & InboxColumns;
  outbox: {
    id: string;
    enquiry_id: string | null;
    subscriber_id: string | null;
    mail: MailKind;
    recipient: string;
    /** `due`, `delivered`, `given-up`, `left-out`, `bounced`. */
    status: string;
    attempts: number;
    due_at: number;
    claimed_by: string | null;
    claimed_until: number;
    /** The last failure's code, kept for the operator. */
    reason: string | null;
    created_at: number;
    settled_at: number | null;
    /** How many attempts ended with the server having all of the mail, and no reply from it. */
    uncertain: number;
    /** Whose sign-in it is about, or who asks for access. */
    sign_in_id: Generated<string | null>;
    request_id: Generated<string | null>;
    /** Which event of its enquiry it was sent with; `null` for the mails of the site itself. */
    event_id: Generated<string | null>;
    /** Which letter it is. */
    letter_id: Generated<string | null>;
    /** In which language, of a letter that a member of staff tries. */
    locale: Generated<string | null>;
    /** What it says, as JSON, of a mail about something that is deleted. */
    data: Generated<string | null>;
  };
  subscribers: {
    id: string;
    email: string;
    locale: string;
    /** `pending`, `confirmed`, `suspected`, `bounced`; who leaves is deleted. */
    status: string;
    /** Stands in the links that confirm. */
    round: number;
    consent: string;
    created_at: number;
    mailed_at: number;
    confirmed_at: number | null;
    /** When, and why, a mail came back for good. */
    bounced_at: Generated<number | null>;
    bounce_reason: Generated<string | null>;
  };
  rate_hits: {
    id: string;
    client: string;
    at: number;
  };
  form_drafts: {
    token_hash: string;
    draft: string;
    expires_at: ColumnType<number, number, never>;
  };
  /** Single numbers that all processes share, like the time of the last purge. */
  marks: {
    name: string;
    value: number;
  };
  /** What was deleted, so that no backup brings it back. */
  tombstones: {
    /** Keyed, of the id of an enquiry or a review, or of a subscriber's address. */
    hash: string;
    at: number;
  };
  /** How many mails a mailbox has had that ask to confirm, since it last confirmed. */
  confirmation_mails: {
    /** Keyed hash of the mailbox. */
    mailbox: string;
    mails: number;
    mailed_at: number;
  };
  /** Counts the receipts of a day; hashes alone. */
  receipts: {
    id: string;
    mailbox: string;
    domain: string;
    /** Keyed hash of the network that asked for it; "" of those counted before it was. */
    network: Generated<string>;
    at: number;
  };
  letters: LetterTable;
  letter_paces: LetterPaceTable;
  enquiry_events: EnquiryEventTable;
  enquiry_drafts: EnquiryDraftTable;
  enquiry_trips: EnquiryTripTable;
  quotes: QuoteTable;
  reply_files: ReplyFileTable;
  mailbox_messages: MailboxMessageTable;
  reviews: ReviewTable;
  review_removals: ReviewRemovalTable;
  departures: DepartureTable;
  departure_calendars: DepartureCalendarTable;
  staff_people: StaffPersonTable;
  staff_sessions: StaffSessionTable;
  staff_sign_ins: StaffSignInTable;
  staff_passkeys: StaffPasskeyTable;
  staff_challenges: StaffChallengeTable;
  staff_requests: StaffRequestTable;
  staff_log: StaffLogTable;
}
