import type { ColumnType, Generated } from "kysely";

import type { EnquiryStatus, EnquiryEventKind } from "../../../domain/contracts/inbox";
import type { LostReason } from "../../../domain/config/booking";
import type { Locale } from "../../../domain/config/locales";
import type { QuoteStatus } from "../../../domain/contracts/quotes";
import type {
  StaffChallengeTable,
  StaffLogTable,
  StaffPasskeyTable,
  StaffPersonTable,
  StaffRequestTable,
  StaffSessionTable,
  StaffSignInTable,
} from "../../accounts/repository";
import type {
  BookingEntryTable,
  BookingTable,
  BookingTripTable,
  ClosedMonthTable,
} from "../../bookings/booking";
import { type ReviewRemovalTable, type ReviewTable } from "../../reviews/review";
import type { MailKind } from "../../mail/outbox-row";
import type { LetterContent } from "../../../domain/contracts/letters";
import type { ContactPayload } from "../../enquiries/enquiry";
import type { ContactNotice } from "../../accounts/request-repository";
import type { Consent } from "../../newsletter/subscriber-repository";
import type { QuoteData } from "../../quotes/quote";
import type { FormDraft } from "../http/form-drafts";

/** Rows as the database holds them. Times are milliseconds since 1970; objects are JSON (`JsonPlugin`). */
export interface Tables {
  enquiries: {
    id: string;
    reference: string;
    kind: string;
    idempotencyKey: string | null;
    locale: string;
    status: EnquiryStatus;
    suspicion: string | null;
    payload: ContactPayload;
    createdAt: number;
    closedAt: number | null;
    heldToldAt: Generated<number | null>;
    version: Generated<number>;
    personId: Generated<string | null>;
    /** When an answer is due; `null`: nothing waits for us. */
    dueAt: Generated<number | null>;
    /** Since when the guest has waited whose answer is due; `null`: since the enquiry came. */
    waitingSince: Generated<number | null>;
    answeredAt: Generated<number | null>;
    touchedAt: Generated<number>;
    mailbox: Generated<string | null>;
    /** Of what the list shows the trips: `booked`, else `quoted`, else `asked`. */
    about: Generated<"booked" | "quoted" | "asked">;
    lostReason: Generated<LostReason | null>;
    /** Of several trips the first offer and port, and the earliest day. */
    offer: Generated<string | null>;
    port: Generated<string | null>;
    travelDate: Generated<string | null>;
    source: Generated<string | null>;
    /** How many rows of `enquiryTrips` it has. */
    trips: Generated<number>;
    /** Folded words for the search: see `inbox-columns.ts`. */
    words: Generated<string>;
    remindedAt: Generated<number | null>;
    ownersRemindedAt: Generated<number | null>;
  };
  outbox: {
    id: string;
    enquiryId: string | null;
    subscriberId: string | null;
    mail: MailKind;
    recipient: string;
    /** `due`, `delivered`, `given-up`, `left-out`, `bounced`. */
    status: string;
    attempts: number;
    dueAt: number;
    claimedBy: string | null;
    claimedUntil: number;
    /** The last failure's code, kept for the operator. */
    reason: string | null;
    createdAt: number;
    settledAt: number | null;
    /** How many attempts ended with the server having all of the mail, and no reply from it. */
    uncertain: number;
    /** Whose sign-in it is about, or who asks for access. */
    signInId: Generated<string | null>;
    requestId: Generated<string | null>;
    /** Which event of its enquiry it was sent with; `null` for the mails of the site itself. */
    eventId: Generated<string | null>;
    letterId: Generated<string | null>;
    /** In which language, of a letter that a member of staff tries. */
    locale: Generated<string | null>;
    data: Generated<ContactNotice | null>;
  };
  subscribers: {
    id: string;
    email: string;
    locale: string;
    /** `pending`, `confirmed`, `suspected`, `bounced`; who leaves is deleted. */
    status: string;
    /** Stands in the links that confirm. */
    round: number;
    consent: Consent;
    createdAt: number;
    mailedAt: number;
    confirmedAt: number | null;
    /** When, and why, a mail came back for good. */
    bouncedAt: Generated<number | null>;
    bounceReason: Generated<string | null>;
  };
  /** What counts against a limit: a post, a receipt, a mail that asks to confirm, a letter that was begun. */
  rateHits: {
    id: string;
    client: string;
    at: number;
    expiresAt: number;
  };
  formDrafts: {
    tokenHash: string;
    draft: FormDraft;
    expiresAt: ColumnType<number, number, never>;
  };
  /** Single numbers that all processes share, like the time of the last purge. */
  marks: {
    name: string;
    value: number;
  };
  /** Of deleted rows, so that no backup brings them back. */
  tombstones: {
    /** Keyed, of the id of an enquiry or a review, or of a subscriber's address. */
    hash: string;
    at: number;
  };
  letters: {
    id: string;
    /** The key of the file in `content/letters`. */
    key: string;
    /** `test` is what a member of staff had sent to themselves. */
    status: "sending" | "stopped" | "test";
    /** The letter in all languages that there were then. It never changes. */
    content: Partial<LetterContent>;
    /** How many there were in each language. */
    recipients: Record<Locale, number>;
    who: string;
    createdAt: number;
    /** Counted as mails settle, so that the figures stay when people leave. */
    sent: Generated<number>;
    failed: Generated<number>;
    bounced: Generated<number>;
    unsubscribed: Generated<number>;
  };
  /** Rows are added, never changed, and deleted with their enquiry alone. */
  enquiryEvents: {
    id: string;
    enquiryId: string;
    /** Counts the events of an enquiry from 1. */
    number: number;
    kind: EnquiryEventKind;
    at: number;
    personId: string | null;
    /** The name at that time; `null`: the guest, or the site. */
    who: string | null;
    /** Its fields are those of the kind in `EnquiryEvent`. */
    data: Record<string, unknown>;
    idempotencyKey: string | null;
  };
  enquiryDrafts: {
    enquiryId: string;
    personId: string;
    text: string;
    at: number;
  };
  /** One of the trips that the list shows of an enquiry. */
  enquiryTrips: {
    /** `<enquiry's id>/<number>`, counted from 1. */
    id: string;
    enquiryId: string;
    offer: string | null;
    port: string | null;
    day: string | null;
  };
  quotes: {
    id: string;
    enquiryId: string;
    status: QuoteStatus;
    locale: string;
    /** All that was sent. It never changes. */
    data: QuoteData;
    totalCents: number;
    /** `YYYY-MM-DD`, until the end of that day in Santo Domingo. */
    validUntil: string;
    createdAt: number;
    settledAt: number | null;
  };
  bookings: BookingTable;
  bookingTrips: BookingTripTable;
  bookingEntries: BookingEntryTable;
  closedMonths: ClosedMonthTable;
  replyFiles: {
    id: string;
    enquiryId: string;
    eventId: string;
    name: string;
    bytes: number;
    /** Base64; `null` when the file was too large to be kept, or is kept no longer. */
    content: string | null;
  };
  /** Which mails of the mailbox were read, so that none is taken twice. */
  mailboxMessages: {
    /** A hash of its Message-ID. */
    id: string;
    at: number;
  };
  reviews: ReviewTable;
  reviewRemovals: ReviewRemovalTable;
  /** One offer on one day, stored once somebody books it or staff close it; acceptances of that day wait for each other here. */
  departures: {
    /** `<offer>/<day>`. */
    id: string;
    offer: string;
    day: string;
    status: DepartureStatus;
    reason: string;
    who: string | null;
    changedAt: number;
  };
  /** A secret address under which the crew's phones read the departures. */
  departureCalendars: {
    id: string;
    /** SHA-256 of the key; the key itself is stored nowhere. */
    keyHash: string;
    name: string;
    locale: Locale;
    /** The one offer that it is about; all of them without one. */
    offer: string | null;
    who: string;
    createdAt: number;
    /** The row stays, so that no backup brings the address back. */
    endedAt: number | null;
  };
  staffPeople: StaffPersonTable;
  staffSessions: StaffSessionTable;
  staffSignIns: StaffSignInTable;
  staffPasskeys: StaffPasskeyTable;
  staffChallenges: StaffChallengeTable;
  staffRequests: StaffRequestTable;
  staffLog: StaffLogTable;
}

/** Whether guests can go: `closed` by staff, for whatever reason; `cancelled`: those who had booked were told. */
export type DepartureStatus = "open" | "closed" | "cancelled";
