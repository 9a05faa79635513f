import type { z } from "zod";

import { enquiryChangeSchema } from "../../contracts/enquiry-changes";
import { getEnv } from "../env";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { getDueTime } from "../reminders/due-time";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff, type Staff } from "../staff/require-staff";
import type { EnquiryChange, EnquiryFields } from "../store/change-enquiry";
import type { Enquiry } from "../store/enquiry";
import type { NewEvent } from "../store/enquiry-events";
import { getStore } from "../store/get-store";
import { answerChanged } from "./answer-changed";
import { getContactMails } from "./get-contact-mails";
import { loadPeople } from "./load-people";

type Asked = z.output<typeof enquiryChangeSchema> & { now: number };

/** What waits for us again is due again, and what staff call answered was answered now. */
function toStatusFields(before: Enquiry, { status, isHeld, now }: Asked): EnquiryFields {
  const next = status ?? before.status;
  const waits = next === "new" || next === "open";
  const isNewlyDue = before.dueAt === null && (status !== undefined || isHeld === false);
  return {
    ...(status !== undefined && { status }),
    ...(waits && isNewlyDue && { dueAt: getDueTime(now) }),
    ...(status === "answered" && { answeredAt: now }),
  };
}

/** Gets the change for what is stored; what is so already is no event. */
function toChange(before: Enquiry, asked: Asked, staff: Staff, names: ReadonlyMap<string, string>) {
  const status = asked.status === before.status ? undefined : asked.status;
  const personId = asked.personId === before.personId ? undefined : asked.personId;
  const isReleased = asked.isHeld === false && before.spamReason !== null;
  const events: NewEvent[] = [];
  if (isReleased) events.push({ kind: "released", data: {}, by: staff });
  if (status !== undefined)
    events.push({ kind: "status", data: { status, before: before.status }, by: staff });
  if (personId !== undefined) {
    const person = personId === null ? null : (names.get(personId) ?? "");
    events.push({ kind: "person", data: { person }, by: staff });
  }
  const { now } = asked;
  const isHeld = isReleased ? ({ isHeld: false } as const) : {};
  const fields: EnquiryFields = {
    ...toStatusFields(before, { ...asked, status, isHeld: isHeld.isHeld, now }),
    ...(personId !== undefined && { personId }),
    ...isHeld,
  };
  const mails = isReleased ? getContactMails(before.payload.email, getEnv().agencyEmails) : [];
  return { fields, events, mails, keepsVersion: events.length === 0 } satisfies EnquiryChange;
}

/** Changes the status of an enquiry, whom it is given to, or that it is held as possible spam. */
export async function changeEnquiryByStaff(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const asked = readRequest(exchange, enquiryChangeSchema);
  const store = await getStore();
  const { names, people } = await loadPeople(store, staff);
  const { reference, version, personId } = asked;
  if (typeof personId === "string" && !people.some(({ id }) => id === personId))
    throw new HttpError("invalid", { fields: { personId: "invalid" } });
  const now = Date.now();
  const changed = await store.enquiries.change(
    {
      which: { reference },
      version,
      change: (before) => toChange(before, { ...asked, now }, staff, names),
    },
    now,
  );
  const answer = await answerChanged(store, changed, { reference, reader: staff });
  await logStaffAction(staff, "enquiry-changed", reference);
  if (asked.isHeld === false) await deliverAfterPost();
  return answer;
}
