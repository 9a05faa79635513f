import { departureChangeSchema } from "../../contracts/departures";
import type { Answer, Exchange } from "../http/exchange";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { findDeparture } from "./find-departure";
import { loadDepartureReply } from "./load-departure-reply";

/** Closes a day for further bookings, or opens it again. Who has booked stays booked. */
export async function changeDeparture(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { isOpen, ...departure } = readRequest(exchange, departureChangeSchema);
  const store = await getStore();
  await findDeparture(store, departure);
  const status = isOpen ? "open" : "closed";
  const hasChanged = await store.departures.setStatus(departure, status, staff.name, Date.now());
  const subject = `${departure.offer} ${departure.day}`;
  if (hasChanged) await logStaffAction(staff, isOpen ? "day-opened" : "day-closed", subject);
  return { status: 200, json: await loadDepartureReply(store, departure) };
}
