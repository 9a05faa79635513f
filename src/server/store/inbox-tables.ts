import type { Generated } from "kysely";

import type { EnquiryEventKind } from "../../contracts/inbox";
import type { QuoteStatus } from "../../contracts/quotes";

/** What the inbox keeps of an enquiry besides what was asked. */
export interface InboxColumns {
  /** One more with every change. */
  version: Generated<number>;
  /** Whom it is given to. */
  person_id: Generated<string | null>;
  /** When an answer is due; `null`: nothing waits for us. */
  due_at: Generated<number | null>;
  /** When it was first answered. */
  answered_at: Generated<number | null>;
  /** When something last happened. */
  touched_at: Generated<number>;
  /** The guest's address in lower case. */
  mailbox: Generated<string | null>;
  /** What the list is filtered by, out of the payload; of several offers the first one, and the earliest day: see `enquiry-trips.ts`. */
  offer: Generated<string | null>;
  port: Generated<string | null>;
  travel_date: Generated<string | null>;
  source: Generated<string | null>;
  /** How many rows of `enquiry_trips` it has; `null`: stored by the version before, which knows none. */
  trips: Generated<number | null>;
  /** Folded words for the search: see `search-words.ts`. */
  words: Generated<string>;
  /** When staff, and when the owners, were reminded of it. */
  reminded_at: Generated<number | null>;
  owners_reminded_at: Generated<number | null>;
}

/** What happened, in order. Rows are added, never changed, and deleted with their enquiry alone. */
export interface EnquiryEventTable {
  id: string;
  enquiry_id: string;
  /** Counts the events of an enquiry from 1. */
  number: number;
  kind: EnquiryEventKind;
  at: number;
  person_id: string | null;
  /** The name at that time; `null`: the guest, or the site. */
  who: string | null;
  /** JSON; its fields are those of the kind in `EnquiryEvent`. */
  data: string;
  idempotency_key: string | null;
}

/** What a person has written so far as an answer. */
export interface EnquiryDraftTable {
  enquiry_id: string;
  person_id: string;
  text: string;
  at: number;
}

export interface QuoteTable {
  id: string;
  enquiry_id: string;
  status: QuoteStatus;
  locale: string;
  /** JSON: all that was sent. It never changes. */
  data: string;
  total_cents: number;
  /** `YYYY-MM-DD`, until the end of that day in Santo Domingo. */
  valid_until: string;
  offer: string | null;
  travel_date: string | null;
  persons: number | null;
  created_at: number;
  settled_at: number | null;
}

/** A file that came with a guest's mail. */
export interface ReplyFileTable {
  id: string;
  enquiry_id: string;
  event_id: string;
  name: string;
  bytes: number;
  /** Base64; `null` when the file was too large to be kept, or is kept no longer. */
  content: string | null;
}

/** Which mails of the mailbox were read, so that none is taken twice. */
export interface MailboxMessageTable {
  /** A hash of its Message-ID. */
  id: string;
  at: number;
}

/** One of the offers that an enquiry asks for, with its own port and day; stored for enquiries about several offers alone. */
export interface EnquiryTripTable {
  /** `<enquiry's id>/<number>`, counted from 1. */
  id: string;
  enquiry_id: string;
  offer: string | null;
  port: string | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
}
