/** How long a mail waits that a person has to help, or that may have arrived already: the longest of all waits. */
export const LONG_WAIT_MS = 2 * 60 * 60_000;

/** How long a mail is claimed while it is handed over to the mail server; longer than `deadlineMs` of `smtp-mailer.ts`, with room for noting it. */
export const CLAIM_MS = 3 * 60_000;

/** How long a mail is claimed while the server's reply to the whole mail is awaited; longer than `replyMs`. */
export const REPLY_CLAIM_MS = 12 * 60_000;

/** How far the clocks of several machines may differ; what lies further ahead was written while a clock was wrong. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;
