import { getAgencyDay } from "../../booking/calendar-day";
import { getTakenPlaces } from "../../booking/day-places";
import { LOCALE_CODES } from "../../config/locales";
import { departureCancelSchema } from "../../contracts/departures";
import { logStaffAction } from "../accounts/session";
import { getDueTime } from "../enquiries/due-time";
import { getSigner } from "../enquiries/mails";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { renderMail } from "../mail/mail-body";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/http-error";
import { log } from "../platform/log";
import { staffProcedure } from "../platform/rpc";
import type { Store } from "../store";
import { writeCancelledMail } from "../bookings/mails";
import type { DayCancelling } from "./cancel-day";
import { getFreeDays, loadDays, getOpenRange, UNKNOWN_OFFER } from "./places";
import { findDeparture, type FoundDeparture, loadDepartureReply } from "./procedures";

/** Loads what tells the days on which the guest of a trip could go instead. */
async function loadFreeDays(
  store: Store,
  { departure, offer }: FoundDeparture,
  now: number,
): Promise<DayCancelling["getFreeDays"]> {
  const { offer: key, day } = departure;
  const days = await loadDays(store, { key, offer, ...getOpenRange(now) });
  return ({ port, persons }) => {
    const places = getTakenPlaces(offer ?? UNKNOWN_OFFER, persons);
    return getFreeDays(offer, { day, port, places }, days.get, now);
  };
}

/** Cancels a day: closes it, takes the bookings back, and mails every guest, in one action. A second time nothing happens. */
export const cancelDeparture = staffProcedure
  .input(departureCancelSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reason, ...departure } }) => {
    const now = Date.now();
    // Nobody is told that a trip will not take place which is over.
    if (departure.day < getAgencyDay(now)) throw new HttpError("invalid", { fields: { day: "too-soon" } });
    const getFreeDays = await loadFreeDays(store, await findDeparture(store, departure), now);
    const cancelling = { departure, reason, by: staff, dueAt: getDueTime(now), getFreeDays };
    const { outcome, guests } = await store.departures.cancel(cancelling, now);
    if (outcome === "cancelled") {
      log.info("day-cancelled", { ...departure, guests });
      await logStaffAction(staff, "day-cancelled", `${departure.offer} ${departure.day}`);
      await deliverAfterPost();
    }
    return loadDepartureReply(store, departure);
  });

/** Answers the mail that cancelling a day would send: of each language the one to the first guest. */
export const previewCancellation = staffProcedure
  .input(departureCancelSchema)
  .mutation(async ({ ctx: { staff, store }, input: { reason: text, ...departure } }) => {
    const found = await findDeparture(store, departure);
    const { offer, day } = departure;
    const all = await store.departures.listParties({ offer, from: day, to: day });
    const parties = all.filter(
      ({ trip, enquiry }) => trip.status === "confirmed" && enquiry.payload.email !== "",
    );
    const getFreeDays = await loadFreeDays(store, found, Date.now());
    const who = await getSigner(store, { personId: staff.id, who: staff.name });
    const { siteUrl } = getEnv();
    const mails = LOCALE_CODES.flatMap((locale) => {
      const theirs = parties.filter(({ enquiry }) => enquiry.locale === locale);
      const [first] = theirs;
      if (first === undefined) return [];
      const { enquiry, trip } = first;
      const cancellation = { text, day: { day, freeDays: getFreeDays(trip) } };
      const written = writeCancelledMail(enquiry, [trip], cancellation, { siteUrl }, who);
      const { subject, html } = renderMail(written, "visitor-cancelled", { siteUrl });
      return [{ locale, guests: theirs.length, subject, html }];
    });
    return { guests: parties.length, mails };
  });
