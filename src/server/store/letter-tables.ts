import type { Generated } from "kysely";

/** What was sent, and how it stands. Nothing of those who got it: they are in the outbox, with their subscription. */
export interface LetterTable {
  id: string;
  /** The key of the file in `content/letters`. */
  key: string;
  /** `sending`, `stopped`, `sent`; `test` for what a member of staff had sent to themselves. */
  status: string;
  /** JSON: the letter in all languages, as it was then. It never changes. */
  content: string;
  /** JSON: how many there were in each language. */
  recipients: string;
  /** The name of the member of staff. */
  who: string;
  created_at: number;
  finished_at: number | null;
  /** Counted as mails settle, so that the figures stay when people leave. */
  sent: Generated<number>;
  failed: Generated<number>;
  bounced: Generated<number>;
  unsubscribed: Generated<number>;
}

/** How many letters were begun when, in the last minute. */
export interface LetterPaceTable {
  id: string;
  at: number;
  letters: number;
}
