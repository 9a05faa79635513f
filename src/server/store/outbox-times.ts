/** How long a mail waits that a person has to help, or that may have arrived already: the longest of all waits. */
export const LONG_WAIT_MS = 2 * 60 * 60_000;

/** For so long nobody else takes a mail that is being handed over; longer than `deadlineMs` of `smtp-mailer.ts`, with room for noting it. */
export const CLAIM_MS = 3 * 60_000;

/** The same while the server's reply to the whole mail is awaited; longer than `replyMs`. */
export const REPLY_CLAIM_MS = 12 * 60_000;

/** Clocks of several machines may differ by so much; what lies further ahead was written while a clock was wrong. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;
