import { getAgencyDay } from "../../booking/calendar-day";
import { departureCancelSchema } from "../../contracts/departures";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { deliverAfterPost } from "../outbox/deliver-after-post";
import { getDueTime } from "../reminders/due-time";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import type { Quote } from "../store/quote";
import type { Store } from "../store/store";
import { getPartyPlaces } from "./day-places";
import { findDeparture, type FoundDeparture } from "./find-departure";
import { getFreeDays } from "./free-days";
import { loadDays } from "./load-days";
import { loadDepartureReply } from "./load-departure-reply";
import { getOpenRange } from "./quote-day";

/** Loads what gets the days on which the guest of a quote could go instead. */
export async function loadFreeDays(
  store: Store,
  { departure, offer }: FoundDeparture,
  now: number,
): Promise<(quote: Quote) => string[]> {
  const { offer: key, day } = departure;
  const days = await loadDays(store, { key, offer, ...getOpenRange(now) });
  return (quote) => {
    const places = getPartyPlaces(offer, quote);
    return getFreeDays(offer, { day, port: quote.port, places }, days.get, now);
  };
}

/** Cancels a day: closes it, takes the bookings back, and mails every guest, in one action. A second time nothing happens. */
export async function cancelDeparture(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reason, ...departure } = readRequest(exchange, departureCancelSchema);
  const store = await getStore();
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
  return { status: 200, json: await loadDepartureReply(store, departure) };
}
