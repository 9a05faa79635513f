import { getAgencyDay } from "../../domain/booking/calendar-day";
import {
  calendarAddSchema,
  calendarEndSchema,
  departureCancelSchema,
  departureChangeSchema,
  departureListSchema,
  departureSchema,
} from "../../domain/contracts/bookings";
import { logStaffAction } from "../accounts/session";
import { getDueTime } from "../enquiries/enquiry";
import { deliverAfterPost } from "../mail/outbox/worker";
import { getEnv } from "../platform/env";
import { HttpError } from "../platform/http/request";
import { log } from "../platform/log";
import { ownerProcedure, router, staffProcedure } from "../platform/rpc";
import { createCalendarKey } from "./calendar";
import {
  findDeparture,
  loadDepartureList,
  loadDepartureReply,
  loadFreeDays,
  writeCancellationPreview,
} from "./service";

export const departuresRouter = router({
  /** The departures of four weeks. */
  list: staffProcedure.input(departureListSchema).query(async ({ ctx: { store }, input }) => {
    const now = Date.now();
    const today = getAgencyDay(now);
    const { offer, from = today } = input;
    return { ...(await loadDepartureList(store, { offer, from }, now)), today };
  }),

  /** Guests of one offer on one day. */
  get: staffProcedure
    .input(departureSchema)
    .query(({ ctx: { store }, input }) => loadDepartureReply(store, input)),

  /** Closes a day for further bookings, or opens it again. Existing bookings are kept. */
  change: staffProcedure
    .input(departureChangeSchema)
    .mutation(async ({ ctx: { staff, store }, input: { isOpen, ...departure } }) => {
      await findDeparture(store, departure);
      const status = isOpen ? "open" : "closed";
      const hasChanged = await store.departures.setStatus(departure, status, staff.name, Date.now());
      const subject = `${departure.offer} ${departure.day}`;
      if (hasChanged) await logStaffAction(staff, isOpen ? "day-opened" : "day-closed", subject);
      return loadDepartureReply(store, departure);
    }),

  previewCancellation: staffProcedure
    .input(departureCancelSchema)
    .mutation(({ ctx: { staff, store }, input: { reason, ...departure } }) =>
      writeCancellationPreview(store, departure, reason, staff),
    ),

  /** Cancels a day: closes it, takes the bookings back, and mails every guest, in one action. A second time nothing happens. */
  cancel: staffProcedure
    .input(departureCancelSchema)
    .mutation(async ({ ctx: { staff, store }, input: { reason, ...departure } }) => {
      const now = Date.now();
      // Nobody is told that a trip will not take place which is over.
      if (departure.day < getAgencyDay(now)) throw new HttpError("invalid", { fields: { day: "too-soon" } });
      const getFreeDays = await loadFreeDays(store, departure, now);
      const cancelling = { departure, reason, by: staff, dueAt: getDueTime(now), getFreeDays };
      const { outcome, guests } = await store.departures.cancel(cancelling, now);
      if (outcome === "cancelled") {
        log.info("day-cancelled", { ...departure, guests });
        await logStaffAction(staff, "day-cancelled", `${departure.offer} ${departure.day}`);
        await deliverAfterPost();
      }
      return loadDepartureReply(store, departure);
    }),
});

/** The secret addresses of the crews' calendars, for owners; without their keys. */
export const calendarsRouter = router({
  list: ownerProcedure.query(async ({ ctx: { store } }) => ({
    calendars: await store.departureCalendars.list(),
  })),

  /** Makes a secret address, and answers it this once. */
  add: ownerProcedure
    .input(calendarAddSchema)
    .mutation(async ({ ctx: { staff, store }, input: { name, locale, offer = null } }) => {
      const { key, keyHash } = createCalendarKey();
      await store.departureCalendars.add({ keyHash, name, locale, offer, who: staff.name }, Date.now());
      await logStaffAction(staff, "calendar-made", name);
      const address = `${getEnv().siteUrl}/api/departures-calendar?key=${key}`;
      return { calendars: await store.departureCalendars.list(), address };
    }),

  /** Ends an address: from now on it answers nobody. */
  end: ownerProcedure.input(calendarEndSchema).mutation(async ({ ctx: { staff, store }, input: { id } }) => {
    const ended = await store.departureCalendars.end(id, Date.now());
    if (ended === undefined) throw new HttpError("not-found");
    await logStaffAction(staff, "calendar-ended", ended.name);
    return { calendars: await store.departureCalendars.list() };
  }),
});
