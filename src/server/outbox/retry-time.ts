const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a visitor's mail is tried. The agency's own are tried until they arrive or a person gives up on them. */
export const RETRY_PERIOD_MS = 72 * 60 * 60_000;

/** Gets the wait after the n-th failed attempt; the jitter keeps many mails from coming back at once. */
export function getRetryWait(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + random() / 2));
}
