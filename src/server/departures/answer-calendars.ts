import {
  calendarAddSchema,
  calendarEndSchema,
  type CalendarListReply,
  type CalendarMadeReply,
} from "../../contracts/departures";
import { getEnv } from "../env";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { toIso } from "../staff/to-iso";
import { getStore } from "../store/get-store";
import { createCalendarKey } from "./calendar-key";

async function load(): Promise<CalendarListReply> {
  const calendars = await (await getStore()).departureCalendars.list();
  return { calendars: calendars.map((one) => ({ ...one, createdAt: toIso(one.createdAt) })) };
}

/** Answers the addresses that are in use, without their keys. */
export async function listCalendars(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange, "owner");
  return { status: 200, json: await load() };
}

/** Makes a secret address, and answers it this once. */
export async function addCalendar(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { name, locale } = readRequest(exchange, calendarAddSchema);
  const { key, keyHash } = createCalendarKey();
  const { departureCalendars } = await getStore();
  await departureCalendars.add({ keyHash, name, locale, who: staff.name }, Date.now());
  await logStaffAction(staff, "calendar-made", name);
  const address = `${getEnv().siteUrl}/api/departures-calendar?key=${key}`;
  const reply: CalendarMadeReply = { ...(await load()), address };
  return { status: 201, json: reply };
}

/** Ends an address: from now on it answers nobody. */
export async function endCalendar(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { id } = readRequest(exchange, calendarEndSchema);
  const { departureCalendars } = await getStore();
  const name = (await departureCalendars.list()).find((one) => one.id === id)?.name;
  if (name === undefined || !(await departureCalendars.end(id, Date.now()))) throw new HttpError("not-found");
  await logStaffAction(staff, "calendar-ended", name);
  return { status: 200, json: await load() };
}
