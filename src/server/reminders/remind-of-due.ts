import { HOUR_MS } from "../../booking/calendar-day";
import { describeError, log } from "../log";
import type { OutboxTools } from "../outbox/get-outbox-tools";
import { processSingleton } from "../process-singleton";
import { getInboxSettings } from "../site-settings";
import type { NewEvent } from "../store/enquiry-events";
import type { NewMail } from "../store/outbox-row";
import type { DueEnquiry } from "../store/reminder-store";
import type { Store } from "../store/store";
import { chooseOwners, chooseStaff, type Recipient } from "./choose-recipients";
import { getWaitStart, WAIT_EVENTS } from "./get-wait-start";

/** How often it is looked for what is due. */
const EVERY_MS = 30_000;
/** A statement names no more enquiries than this; those that are left are next half a minute later. */
const BATCH_SIZE = 200;

type Choose = (enquiry: DueEnquiry) => Recipient[];

/** Makes one mail for each person, however many enquiries it is about, and an event for each enquiry. */
function toReminder(claimed: readonly DueEnquiry[], choose: Choose, isForOwners: boolean) {
  const recipients = new Map(claimed.map((enquiry): [DueEnquiry, Recipient[]] => [enquiry, choose(enquiry)]));
  const events = new Map(
    [...recipients].map(([{ id }, people]): [string, NewEvent] => [
      id,
      { kind: "reminded", data: { to: people.map(({ name }) => name), isForOwners } },
    ]),
  );
  const addresses = new Set([...recipients.values()].flat().map(({ email }) => email));
  const mail = isForOwners ? ("owner-reminder" as const) : ("staff-reminder" as const);
  return { events, mails: [...addresses].map((recipient): NewMail => ({ mail, recipient })) };
}

/** Lists those of the enquiries whose guest has waited for so long that the owners are told. */
async function listLongWaits(store: Store, due: readonly DueEnquiry[], now: number) {
  const ids = due.map(({ id }) => id);
  const events = await store.reminders.listEvents(ids, WAIT_EVENTS);
  const latest = now - getInboxSettings().owners_after_hours * HOUR_MS;
  return due.filter(({ id, createdAt }) => {
    const own = events.filter(({ enquiryId }) => enquiryId === id);
    return getWaitStart(own, createdAt) <= latest;
  });
}

/** Reminds staff of what is due, and the owners of what has waited too long; gets of how many enquiries. */
async function remind({ store, getMailContext, now }: OutboxTools): Promise<number> {
  const time = now();
  const { reminders } = store;
  const forStaff = (await reminders.listDue("reminded_at", false, time)).slice(0, BATCH_SIZE);
  const unknown = (await reminders.listDue("owners_reminded_at", false, time)).slice(0, BATCH_SIZE);
  const forOwners = await listLongWaits(store, unknown, time);
  if (forStaff.length === 0 && forOwners.length === 0) return 0;
  const office = { people: await store.staff.people.list(), agencyEmails: getMailContext().agencyEmails };
  const send = (column: "reminded_at" | "owners_reminded_at", due: DueEnquiry[], choose: Choose) =>
    due.length === 0
      ? 0
      : reminders.remind(
          column,
          due,
          (claimed) => toReminder(claimed, choose, column === "owners_reminded_at"),
          time,
        );
  return (
    (await send("reminded_at", forStaff, (enquiry) => chooseStaff(enquiry, office))) +
    (await send("owners_reminded_at", forOwners, () => chooseOwners(office)))
  );
}

/** Has staff, and later the owners, reminded of enquiries without an answer. Looks for them twice a minute; a failure stops no other mail. */
export async function remindOfDue(tools: OutboxTools): Promise<void> {
  const next = processSingleton("reminder-check", () => ({ at: 0 }));
  const time = tools.now();
  // A clock that was set back must not stop the looking.
  if (time < next.at && next.at - time <= EVERY_MS) return;
  next.at = time + EVERY_MS;
  try {
    const reminded = await remind(tools);
    if (reminded > 0) log.info("reminders-sent", { enquiries: reminded });
  } catch (error) {
    log.error("reminders-failed", describeError(error));
  }
}
