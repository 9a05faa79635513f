import { randomBytes, randomUUID } from "node:crypto";

import { addDays, getAgencyDay, getAgencyTime } from "../../booking/calendar-day";
import type { OutboxTools } from "../mail/outbox/tools";
import { describeError, log } from "../platform/log";
import { loadOffer } from "../platform/offers";
import { processSingleton } from "../platform/process-singleton";
import { areGuestsInvited } from "../platform/site-settings";
import type { Store } from "../store";
import type { Trip } from "./invitation-repository";

/** What a guest can say something about: an offer, and the day on which it was (`YYYY-MM-DD`). */
interface FinishedTrip {
  offer: string;
  day: string;
}

/** Statuses of quotes that settle nothing about a trip. */
const UNSETTLED = ["sent", "declined", "replaced"];

/** Gets the last of several trips: nobody is asked before all of them are over. */
function getLast(trips: readonly { offer: string | undefined; day: string | undefined }[]) {
  const known = trips.flatMap(({ offer, day }) => (offer && day ? [{ offer, day }] : []));
  return known.sort((one, other) => one.day.localeCompare(other.day)).at(-1);
}

/**
 * Finds the trip that was booked: by the accepted quote, or, where there is none, by an enquiry that is marked as booked and names a
 * day. `undefined` when it was cancelled, lost or is no offer.
 */
function findTrip({ enquiry, quotes }: Trip): FinishedTrip | undefined {
  if (enquiry.spamReason !== null || enquiry.status === "lost") return undefined;
  const accepted = quotes.filter(({ status }) => status === "accepted");
  const quoted = accepted.find(({ date }) => date !== null);
  if (quoted) return getLast([{ offer: quoted.offer ?? undefined, day: quoted.date ?? undefined }]);
  const isCancelled = quotes.some(({ status }) => status !== "accepted" && !UNSETTLED.includes(status));
  if (enquiry.status !== "booked" || (isCancelled && accepted.length === 0)) return undefined;
  const { service, date, offers = [] } = enquiry.payload;
  return getLast([
    { offer: service, day: date },
    ...offers.map((offer) => ({ offer: offer.service, day: offer.date })),
  ]);
}

/** How often it is looked for trips that are over. */
const EVERY_MS = 10 * 60_000;
/** From this time of day on (Santo Domingo) guests are asked: no mail arrives at night. */
const FROM_TIME = "10:00";
/** A trip that was longer ago is not asked about: the site was off, or the invitations were. */
const LATEST_DAYS = 14;
/** An enquiry about several trips has the day of the first; they all lie within a holiday. */
const HOLIDAY_DAYS = 60;

/** Makes the name of a review's file: nothing of the guest, the enquiry or the day can be read from it. */
function createFileName(): string {
  return `r${randomBytes(8).toString("hex")}`;
}

/** Gets the trip of an enquiry when it is to be asked about on a day: over since yesterday, and of an offer that there still is. */
function getAskedTrip(trip: Trip, today: string): FinishedTrip | undefined {
  const found = findTrip(trip);
  if (found === undefined || loadOffer(found.offer) === undefined) return undefined;
  return found.day < today && found.day >= addDays(today, -LATEST_DAYS) ? found : undefined;
}

const toName = ({ offer, day }: FinishedTrip) => `${offer} ${day}`;

/** Lists the days on which an offer did not run: whoever booked without a quote is still marked as booked. */
async function listCancelled({ departures }: Store, today: string): Promise<Set<string>> {
  const range = { from: addDays(today, -LATEST_DAYS), to: addDays(today, -1) };
  const cancelled = (await departures.list(range)).filter(({ status }) => status === "cancelled");
  return new Set(cancelled.map(toName));
}

async function inviteAll({ store }: OutboxTools, today: string, now: number): Promise<number> {
  const trips = await store.invitations.listTrips(addDays(today, -HOLIDAY_DAYS), addDays(today, -1));
  const cancelled = await listCancelled(store, today);
  let invited = 0;
  for (const trip of trips) {
    const found = getAskedTrip(trip, today);
    if (found === undefined || cancelled.has(toName(found))) continue;
    const { enquiry } = trip;
    const review = {
      ...{ id: randomUUID(), file: createFileName(), locale: enquiry.locale },
      ...{ offer: found.offer, tripDay: found.day },
    };
    const isStillWanted = (current: Trip) => {
      const still = getAskedTrip(current, today);
      return still?.offer === found.offer && still.day === found.day;
    };
    const outcome = await store.invitations.invite(enquiry, review, isStillWanted, now);
    if (outcome === "changed") invited += 1;
  }
  return invited;
}

/**
 * Asks guests for a review by mail, the day after their trip, each once. Looks for trips every ten minutes; a failure stops no other mail.
 */
export async function inviteGuests(tools: OutboxTools): Promise<void> {
  const next = processSingleton("review-invitations", () => ({ at: 0 }));
  const now = tools.now();
  // A clock that was set back must not stop the looking.
  if (now < next.at && next.at - now <= EVERY_MS) return;
  next.at = now + EVERY_MS;
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
