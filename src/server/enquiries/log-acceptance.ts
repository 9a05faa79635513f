import { log } from "../log";
import type { Acceptance } from "../store/accept-enquiry";

type Accepted = Extract<Acceptance, { reference: string }>;

/** Logs that an enquiry came in, by its reference alone. */
export function logAcceptance(event: string, accepted: Accepted, spamReason: string | undefined): void {
  const { reference, outcome } = accepted;
  log.info(event, { reference, outcome, spamReason });
  if (outcome === "stored" && accepted.isReceiptLeftOut) log.info("receipt-left-out", { reference });
}
