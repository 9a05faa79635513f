import type { BounceCause } from "../../../domain/contracts/inbox";
import { toReopened } from "../../enquiries/due-time";
import { getEnv } from "../../platform/env";
import { log } from "../../platform/log";
import { getReplyMails } from "../../enquiries/enquiry";
import type { Store } from "../../store";
import { FREE, LONG_WAIT_MS } from "../outbox-repository";
import { isForOffice, isLetter, PERHAPS_DELIVERED, type OutboxMail } from "../outbox-row";
import type { Delivery } from "../transport";
import type { OutboxTools } from "./tools";

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a mail is tried, but for those to the agency: they are tried until they arrive or a person gives up on them. */
export const RETRY_PERIOD_MS = 72 * 60 * 60_000;
/** Tried at least so often, some one and a half hours, however long a mail has waited for its first attempt: servers that do not know a sender ask it to come again. */
const MIN_TRIES = 12;
/** At most this many copies of a mail are sent to a server that does not confirm it, to the agency neither; a letter is sent once. */
const MAX_COPIES = 3;

/** Returns the wait after the n-th failed attempt; the jitter keeps many mails from coming back at once. */
function getRetryWait(attempts: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  return Math.round(wait * (0.5 + Math.random() / 2));
}

/** How a mail to a guest ended that did not arrive: it came back, or no server takes it. */
interface Failure {
  status: "bounced" | "given-up";
  reason: string;
  cause: BounceCause;
}

/** The states in which a mail can still end so. */
const BEFORE = { bounced: ["due", "delivered", "given-up"], "given-up": ["due"] } as const;

/** These tell of what is over: nobody waits for us when one does not arrive. */
const AFTER_TRIP: readonly string[] = ["visitor-review", "visitor-review-declined"];

/**
 * Notes, once, that a mail to a guest did not arrive: the enquiry waits for us again, and whoever wrote it is told, else whom the enquiry is
 * given to, else the agency. False for every other mail, and for one whose end is known.
 */
export async function failMail(
  store: Store,
  id: string,
  { status, reason, cause }: Failure,
  now: number,
): Promise<boolean> {
  const found = await store.outbox.get(id);
  const enquiry = found?.enquiryId ? await store.enquiries.get(found.enquiryId) : undefined;
  if (found === undefined || enquiry === undefined || !found.mail.startsWith("visitor-")) return false;
  const { mail, eventId } = found;
  const event = eventId === null ? undefined : await store.timeline.get(eventId);
  const personId = event?.personId ?? enquiry.personId;
  const mails = await getReplyMails({ personId }, store, getEnv().agencyEmails);
  const { outcome } = await store.enquiries.change(
    {
      which: { id: enquiry.id },
      change: (current) => ({
        ...(!AFTER_TRIP.includes(mail) && { fields: toReopened(current, now) }),
        events: [{ kind: "bounced", data: { mail, cause, reason } }],
        mails,
      }),
      also: async (transaction) => {
        const ended = await transaction
          .updateTable("outbox")
          .set({ status, reason, settledAt: now, ...FREE })
          .where("id", "=", id)
          .where("status", "in", BEFORE[status])
          .returning("id")
          .executeTakeFirst();
        return ended !== undefined;
      },
    },
    now,
  );
  return outcome === "changed";
}

/** The outcome of a claim: `unwanted` is a mail about something that is gone. */
export type Result = Delivery | { outcome: "unwanted" };

async function giveUp(
  { store, now }: OutboxTools,
  mail: OutboxMail,
  result: { reason: string; isRefused?: boolean; isAddressGone?: boolean },
): Promise<void> {
  const { reason, isRefused = false, isAddressGone = false } = result;
  if (isLetter(mail)) {
    const end = isAddressGone ? "bounced" : "given-up";
    return store.letters.settle(mail.id, { end, reason, isAddressGone }, now());
  }
  const cause = isAddressGone ? "no-mailbox" : isRefused ? "refused" : "unreachable";
  const isTold =
    // What has perhaps arrived is no failure to tell the guest's counterpart of.
    reason !== PERHAPS_DELIVERED &&
    (await failMail(store, mail.id, { status: "given-up", reason, cause }, now()));
  if (!isTold) await store.outbox.giveUp(mail.id, reason, now());
}

/** Records the outcome of a claimed mail in the store: complete, retry or fail. */
export async function settle(tools: OutboxTools, mail: OutboxMail, result: Result): Promise<void> {
  const { store } = tools;
  const now = tools.now();
  const facts = { outbox: mail.id, mail: mail.mail, attempts: mail.attempts };
  if (result.outcome === "delivered") {
    if (isLetter(mail)) return store.letters.settle(mail.id, { end: "delivered", reason: null }, now);
    await store.outbox.markDelivered(mail.id, now);
    log.info("mail-delivered", facts);
    return;
  }
  if (result.outcome === "unwanted") {
    if (isLetter(mail)) await store.letters.settle(mail.id, { end: "left-out", reason: "not-wanted" }, now);
    else await store.outbox.giveUp(mail.id, "not-wanted", now);
    return;
  }
  if (result.outcome === "uncertain") {
    const uncertain = mail.uncertain + 1;
    const givenUp = isLetter(mail) || uncertain >= MAX_COPIES;
    if (givenUp) await giveUp(tools, mail, { reason: PERHAPS_DELIVERED });
    else await store.outbox.postpone({ ...mail, uncertain }, now + LONG_WAIT_MS, PERHAPS_DELIVERED);
    log.error("mail-perhaps-delivered", { ...facts, givenUp });
    return;
  }
  const { reason } = result;
  const isRefused = result.outcome === "refused";
  const isExpired = now - mail.createdAt >= RETRY_PERIOD_MS && mail.attempts >= MIN_TRIES;
  const isHopeless = isRefused || isExpired;
  if (isHopeless && !isForOffice(mail)) {
    const isAddressGone = isRefused && result.isAddressGone === true;
    await giveUp(tools, mail, { reason, isRefused, isAddressGone });
    log.error("mail-given-up", { ...facts, reason, expired: isExpired });
    return;
  }
  // What the agency was not told of waits for a person to repair its mail, and the monitor says so (health.ts).
  await store.outbox.postpone(mail, now + (isHopeless ? LONG_WAIT_MS : getRetryWait(mail.attempts)), reason);
  log[isHopeless ? "error" : "info"]("mail-postponed", { ...facts, reason });
}
