import type { z } from "zod";

import type { BookingMake } from "../../domain/contracts/bookings";
import type { enquiryChangeSchema } from "../../domain/contracts/enquiry-changes";
import type { Staff } from "../accounts/session";
import { getEnv } from "../platform/env";
import { StillBookedError } from "../privacy/erasure";
import type { Store } from "../store";
import { MARKED_BY_STAFF, type EnquiryChange } from "./change-enquiry";
import { getContactMails } from "./contact";
import { getDueTime, type Enquiry, type NewEvent } from "./enquiry";

type Asked = Pick<Partial<z.output<typeof enquiryChangeSchema>>, "status" | "personId" | "isHeld" | "reason">;

export function toChange(
  before: Enquiry,
  asked: Asked,
  { staff, names, now }: { staff?: Staff; names?: ReadonlyMap<string, string>; now: number },
): EnquiryChange {
  const status = asked.status === before.status ? undefined : asked.status;
  const personId = asked.personId === before.personId ? undefined : asked.personId;
  const isReleased = asked.isHeld === false && before.spamReason !== null;
  const isMarked = asked.isHeld === true && before.spamReason === null;
  const events: NewEvent[] = [];
  const by = staff && { by: staff };
  if (isReleased) events.push({ kind: "released", data: {}, ...by });
  if (isMarked) events.push({ kind: "held", data: {}, ...by });
  if (status !== undefined) {
    const data = { status, before: before.status, ...(asked.reason && { reason: asked.reason }) };
    events.push({ kind: "status", data, ...by });
  }
  if (personId !== undefined) {
    const person = personId === null ? null : (names?.get(personId) ?? "");
    events.push({ kind: "person", data: { person }, ...by });
  }
  const next = status ?? before.status;
  const isWaiting = next === "new" || next === "open";
  const isNewlyDue = before.dueAt === null && (status !== undefined || isReleased);
  return {
    fields: {
      ...(status !== undefined && { status, lostReason: asked.reason }),
      ...(isWaiting && isNewlyDue && { dueAt: getDueTime(now) }),
      ...(status === "answered" && { answeredAt: now }),
      ...(personId !== undefined && { personId }),
      ...(isReleased && { isHeld: false }),
      ...(isMarked && { isHeld: true, dueAt: null }),
    },
    events,
    // Those that were not sent for what was held when it came in.
    mails:
      isReleased && before.spamReason !== MARKED_BY_STAFF
        ? getContactMails(before.payload.email, getEnv().agencyEmails)
        : [],
    keepsVersion: events.length === 0,
  };
}

const NOTHING = {
  ...{ enquiries: 0, events: 0, mails: 0, mailFiles: 0, drafts: 0, quotes: 0, bookings: 0, files: 0 },
  ...{ reviews: 0, subscriptions: 0 },
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

export async function deleteMailbox(store: Store, email: string, now: number): Promise<Deleted> {
  const mailbox = email.toLowerCase();
  const ids = (await store.inbox.listOf(mailbox)).map(({ id }) => id);
  const deleted = await deleteEnquiries(store, ids, now);
  const subscriber = await store.subscribers.getByEmail(mailbox);
  if (subscriber === undefined) return deleted;
  await store.subscribers.unsubscribe(subscriber.id, now);
  return { ...deleted, subscriptions: 1 };
}

interface HandEnquiry {
  guest: BookingMake["guest"];
  message: string;
  key: string;
  dueAt?: number;
}

/** Stores an enquiry of a guest who has not written: nobody gets a mail. The same again under the same key is the same enquiry. */
export async function acceptByHand(
  store: Store,
  { guest: { lang: locale, ...said }, message, key, ...due }: HandEnquiry,
  now: number,
): Promise<{ reference: string; isNew: boolean }> {
  const accepted = await store.enquiries.accept(
    {
      ...{ locale, payload: { ...said, message }, ...due },
      ...{ idempotencyKey: `desk-${key}`, spamReason: undefined, mails: [] },
      ...{ receipt: [], rate: { client: "", limit: 0 } },
    },
    now,
  );
  if (!("reference" in accepted)) throw new Error(accepted.outcome);
  return { reference: accepted.reference, isNew: accepted.outcome === "stored" };
}
