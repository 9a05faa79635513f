import type { Trip } from "../store/review-invitations";

/** What a guest can say something about: an offer, and the day on which it was (`YYYY-MM-DD`). */
export interface FinishedTrip {
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
export function findTrip({ enquiry, quotes }: Trip): FinishedTrip | undefined {
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
