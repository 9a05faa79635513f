import { randomBytes, randomUUID } from "node:crypto";

import { addDays, getAgencyDay, getAgencyTime } from "../../domain/booking/calendar-day";
import type { EnquiryChanged } from "../enquiries/change-enquiry";
import type { Enquiry } from "../enquiries/enquiry";
import type { OutboxTools } from "../mail/outbox/deliver";
import { describeError, log } from "../platform/log";
import { loadOffer, areGuestsInvited } from "../platform/published";
import type { Store } from "../store";
import type { BookedGuest } from "./invitation-repository";

interface FinishedTrip {
  offer: string;
  day: string;
}

/** Finds the last trip that was booked: nobody is asked before all of them are over. Who did not turn up has nothing to say. */
function findTrip({ enquiry, trips }: BookedGuest): FinishedTrip | undefined {
  // Who has no address cannot be asked.
  if (enquiry.spamReason !== null || enquiry.payload.email === "") return undefined;
  const known = trips.flatMap(({ offer, day, status }) =>
    offer !== null && day !== null && status === "confirmed" ? [{ offer, day }] : [],
  );
  return known.sort((one, other) => one.day.localeCompare(other.day)).at(-1);
}

/** From this time of day on (Santo Domingo) guests are asked: no mail arrives at night. */
const FROM_TIME = "10:00";
/** A trip that was longer ago is not asked about: the site was off, or the invitations were. */
const LATEST_DAYS = 14;

/** Makes the name of a review's file: nothing of the guest, the enquiry or the day can be read from it. */
function createFileName(): string {
  return `r${randomBytes(8).toString("hex")}`;
}

/** Returns the trip of an enquiry when it is to be asked about on a day: over since yesterday, and of an offer that there still is. */
function getAskedTrip(guest: BookedGuest, today: string): FinishedTrip | undefined {
  const found = findTrip(guest);
  if (found === undefined || loadOffer(found.offer) === undefined) return undefined;
  return found.day < today && found.day >= addDays(today, -LATEST_DAYS) ? found : undefined;
}

/** Asks a guest about a trip, once; `getTrip` says of the booking as it is by then which one that is. */
function invite(
  store: Pick<Store, "invitations">,
  { enquiry, trips }: BookedGuest,
  getTrip: (guest: BookedGuest) => FinishedTrip | undefined,
  now: number,
): Promise<EnquiryChanged["outcome"]> | undefined {
  const found = getTrip({ enquiry, trips });
  if (found === undefined) return undefined;
  const review = {
    ...{ id: randomUUID(), file: createFileName(), locale: enquiry.locale },
    ...{ offer: found.offer, tripDay: found.day },
  };
  const isStillWanted = (current: BookedGuest) => {
    const still = getTrip(current);
    return still?.offer === found.offer && still.day === found.day;
  };
  return store.invitations.invite(enquiry, review, isStillWanted, now);
}

/** Asks a guest whose trips are over, however long ago, because staff say so. `refused` where there is nothing to ask about, or somebody asked. */
export async function inviteByHand(
  store: Pick<Store, "invitations" | "bookings">,
  enquiry: Enquiry,
  now: number,
): Promise<EnquiryChanged["outcome"]> {
  const booking = await store.bookings.get(enquiry.id);
  const trips = (booking?.trips ?? []).map(({ offer, date: day, status }) => ({ offer, day, status }));
  const getOverTrip = (guest: BookedGuest) => {
    const found = findTrip(guest);
    const isOver = found !== undefined && found.day < getAgencyDay(now);
    return isOver && loadOffer(found.offer) !== undefined ? found : undefined;
  };
  return (await invite(store, { enquiry, trips }, getOverTrip, now)) ?? "refused";
}

async function inviteAll({ store }: OutboxTools, today: string, now: number): Promise<number> {
  const guests = await store.invitations.listGuests(addDays(today, -LATEST_DAYS), addDays(today, -1));
  let invited = 0;
  for (const guest of guests) {
    const outcome = await invite(store, guest, (current) => getAskedTrip(current, today), now);
    if (outcome === "changed") invited += 1;
  }
  return invited;
}

/** Asks guests for a review by mail, the day after their trip, each once. A failure stops no other mail. */
export async function inviteGuests(tools: OutboxTools): Promise<void> {
  const now = tools.now();
  const today = getAgencyDay(now);
  if (now < getAgencyTime(today, FROM_TIME)) return;
  try {
    if (!areGuestsInvited()) return;
    const invited = await inviteAll(tools, today, now);
    if (invited > 0) log.info("reviews-asked-for", { guests: invited });
  } catch (error) {
    log.error("review-invitations-failed", describeError(error));
  }
}
