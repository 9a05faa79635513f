import type { z } from "zod";

import {
  enquiryChangeSchema,
  enquiryNoteSchema,
  enquiryDeleteSchema,
  timelineActionSchema,
} from "../../contracts/enquiry-changes";
import { logStaffAction, type Staff } from "../accounts/session";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/http-error";
import { StillBookedError } from "../privacy/erasure";
import { staffProcedure } from "../platform/rpc";
import type { Store } from "../store";
import { MARKED_BY_STAFF, type EnquiryChange, type EnquiryFields } from "./change-enquiry";
import { getContactMails } from "./contact";
import { getDueTime, toReopened } from "./due-time";
import { answerChanged, loadPeople, findEnquiry, loadEnquiryReply } from "./enquiry-reply";
import type { Enquiry, NewEvent } from "./enquiry";

type Asked = z.output<typeof enquiryChangeSchema> & { now: number };

function toStatusFields(before: Enquiry, { status, reason, isHeld, now }: Asked): EnquiryFields {
  const next = status ?? before.status;
  const waits = next === "new" || next === "open";
  const isNewlyDue = before.dueAt === null && (status !== undefined || isHeld === false);
  return {
    ...(status !== undefined && { status, lostReason: reason }),
    ...(waits && isNewlyDue && { dueAt: getDueTime(now) }),
    ...(status === "answered" && { answeredAt: now }),
  };
}

/** The mails that were not sent for what was held when it came in. */
function getReleaseMails({ spamReason, payload }: Enquiry) {
  return spamReason === MARKED_BY_STAFF ? [] : getContactMails(payload.email, getEnv().agencyEmails);
}

/** Returns the change for what is stored; what is so already is no event. */
function toChange(before: Enquiry, asked: Asked, staff: Staff, names: ReadonlyMap<string, string>) {
  const status = asked.status === before.status ? undefined : asked.status;
  const personId = asked.personId === before.personId ? undefined : asked.personId;
  const isReleased = asked.isHeld === false && before.spamReason !== null;
  const isMarked = asked.isHeld === true && before.spamReason === null;
  const events: NewEvent[] = [];
  if (isReleased) events.push({ kind: "released", data: {}, by: staff });
  if (isMarked) events.push({ kind: "held", data: {}, by: staff });
  if (status !== undefined)
    events.push({
      kind: "status",
      data: { status, before: before.status, ...(asked.reason && { reason: asked.reason }) },
      by: staff,
    });
  if (personId !== undefined) {
    const person = personId === null ? null : (names.get(personId) ?? "");
    events.push({ kind: "person", data: { person }, by: staff });
  }
  const { now } = asked;
  const isHeld = isReleased || isMarked ? { isHeld: isMarked } : {};
  const fields: EnquiryFields = {
    ...toStatusFields(before, { ...asked, status, isHeld: isHeld.isHeld, now }),
    ...(personId !== undefined && { personId }),
    ...isHeld,
    ...(isMarked && { dueAt: null }),
  };
  const mails = isReleased ? getReleaseMails(before) : [];
  return { fields, events, mails, keepsVersion: events.length === 0 } satisfies EnquiryChange;
}

/** Changes the status of an enquiry, whom it is given to, or that it is held as possible spam. */
export const changeEnquiryByStaff = staffProcedure
  .input(enquiryChangeSchema)
  .mutation(async ({ ctx: { staff, store }, input: asked }) => {
    const { names, people } = await loadPeople(store, staff);
    const { reference, version, personId } = asked;
    if (typeof personId === "string" && !people.some(({ id }) => id === personId))
      throw new HttpError("invalid", { fields: { personId: "invalid" } });
    const now = Date.now();
    const changed = await store.enquiries.change(
      {
        which: { reference },
        version,
        change: (before) =>
          asked.isHeld === true && before.status === "booked"
            ? undefined
            : toChange(before, { ...asked, now }, staff, names),
      },
      now,
    );
    const answer = await answerChanged(store, changed, { reference, reader: staff });
    await logStaffAction(staff, "enquiry-changed", reference);
    if (asked.isHeld === false) await deliverAfterPost();
    return answer;
  });

/** Adds a note that only staff read. */
export const noteEnquiry = staffProcedure
  .input(enquiryNoteSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, text, key } }) => {
    const changed = await store.enquiries.change(
      {
        which: { reference },
        change: { events: [{ kind: "note", data: { text }, by: staff, idempotencyKey: key }] },
      },
      Date.now(),
    );
    const answer = await answerChanged(store, changed, { reference, reader: staff });
    if (changed.outcome === "changed") await logStaffAction(staff, "enquiry-changed", reference);
    return answer;
  });

const NOTHING = {
  enquiries: 0,
  events: 0,
  mails: 0,
  mailFiles: 0,
  drafts: 0,
  quotes: 0,
  bookings: 0,
  files: 0,
  reviews: 0,
  subscriptions: 0,
};
type Deleted = typeof NOTHING;

/**
 * Deletes enquiries with all that belongs to them, here and in later restores, and returns what was deleted. Throws a `StillBookedError`, and
 * deletes nothing, while something of one is booked that lies ahead.
 */
export async function deleteEnquiries(store: Store, ids: readonly string[], now: number): Promise<Deleted> {
  const total = { ...NOTHING };
  for (const id of ids)
    if ((await store.bookings.listAhead(id, now)).length > 0) throw new StillBookedError();
  for (const id of ids) {
    const erased = await store.enquiries.erase(id, now);
    if (erased === undefined) continue;
    total.enquiries += 1;
    for (const part of Object.keys(erased) as (keyof typeof erased)[]) total[part] += erased[part];
  }
  return total;
}

/** Deletes all that is stored of an address: its enquiries, and its subscription to the newsletter. */
export async function deleteMailbox(store: Store, email: string, now: number): Promise<Deleted> {
  const mailbox = email.toLowerCase();
  const deleted = await deleteEnquiries(store, await store.inbox.listOf(mailbox), now);
  const subscriber = await store.subscribers.getByEmail(mailbox);
  if (subscriber === undefined) return deleted;
  await store.subscribers.unsubscribe(subscriber.id, now);
  return { ...deleted, subscriptions: 1 };
}

/** Deletes an enquiry, or all that is stored of its guest, and answers what was deleted. */
export const deleteByStaff = staffProcedure
  .input(enquiryDeleteSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, all } }) => {
    const { id, payload } = await findEnquiry(store, reference);
    const now = Date.now();
    try {
      const deleted =
        all && payload.email !== ""
          ? await deleteMailbox(store, payload.email, now)
          : await deleteEnquiries(store, [id], now);
      await logStaffAction(staff, "enquiry-deleted", reference);
      return deleted;
    } catch (error) {
      if (error instanceof StillBookedError) throw new HttpError("booked");
      throw error;
    }
  });

/** Takes in a mail from another address as the guest's: the enquiry waits for us again. */
export const acceptReply = staffProcedure
  .input(timelineActionSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, id } }) => {
    const enquiry = await findEnquiry(store, reference);
    const event = await store.events.get(id);
    if (event?.enquiryId !== enquiry.id || event.data["isUnverified"] !== true)
      throw new HttpError("not-found");
    const now = Date.now();
    const data = { replyId: id, sender: String(event.data["from"]) };
    const changed = await store.enquiries.change(
      {
        which: { reference },
        change: (current) => ({
          fields: toReopened(current, now),
          events: [{ kind: "reply-accepted", data, by: staff, idempotencyKey: id }],
        }),
      },
      now,
    );
    const answer = await answerChanged(store, changed, { reference, reader: staff });
    if (changed.outcome === "changed") await logStaffAction(staff, "enquiry-changed", reference);
    return answer;
  });

/** Sends the mails of a line of the timeline again that did not arrive. */
export const retryMails = staffProcedure
  .input(timelineActionSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reference, id } }) => {
    const enquiry = await findEnquiry(store, reference);
    const retried = await store.outbox.retryLine(enquiry.id, id, Date.now());
    if (retried > 0) {
      await logStaffAction(staff, "enquiry-changed", reference);
      await deliverAfterPost();
    }
    return loadEnquiryReply(store, enquiry, staff);
  });
