import { z } from "zod";

import type { DayState } from "../booking/day-places";
import type { Locale } from "../config/locales";
import type { Port } from "../config/offer";
import { code, day, id, lang, offerKey, requiredLine, requiredText } from "./fields";
import { TEXT_LIMITS } from "./limits";

/** Answer of `GET /api/departures?offer=`, for everybody: the coming days that are not simply free. No figures. */
export interface DaysReply {
  days: Record<string, DayState>;
}

/** Query of `GET /api/staff/departures`: the days from one on, today without one; of one offer those without guests too. */
export const departureListSchema = z.strictObject(
  { offer: offerKey().optional(), from: day().optional() },
  code("invalid"),
);

/** How a departure stands, for staff: `cancelled` is closed, and guests were told. */
export type DepartureState = "free" | DayState | "cancelled";

/** One offer on one day. */
export interface DepartureRow {
  offer: string;
  /** `YYYY-MM-DD`. */
  day: string;
  state: DepartureState;
  /** Places that are held of so many; boats where the whole boat is sold. `null`: no limit. */
  held: number;
  capacity: number | null;
  isByBoat: boolean;
  /** Persons of all parties. */
  persons: number;
  parties: number;
}

/** Answer of `GET /api/staff/departures`, by day and offer, with an ETag. */
export interface DepartureListReply {
  rows: DepartureRow[];
  /** The first and the last day of what is listed. */
  from: string;
  to: string;
  today: string;
}

/** A party that has booked a departure: a line of the manifest. */
export interface DepartureParty {
  reference: string;
  tripId: string;
  name: string;
  locale: Locale;
  phone: string;
  /** The number to call, like `+18095551234`; `null` where that is not certain. */
  phoneNumber: string | null;
  adults: number | null;
  children: number | null;
  smallChildren: number | null;
  port: Port | null;
  /** When it is collected, `HH:MM`, or several times of the port as `07:30 / 08:00`; `null` when nobody has said. */
  pickup: string | null;
  /** Where it is collected: a hotel, a ship, a flight; "" when nothing was said. */
  place: string;
  /** For the crew. */
  notes: string;
  /** What is still to be paid for the whole booking. */
  dueCents: number;
  isNoShow: boolean;
}

/** Query of `GET /api/staff/departure`, and part of the bodies below. */
const departure = () => ({ offer: offerKey(), day: day() });
export const departureSchema = z.strictObject(departure(), code("invalid"));

/** Answer of `GET /api/staff/departure`, and of every change of one. With an ETag. */
export interface DepartureReply extends DepartureRow {
  /** By the time of the pick-up, then the place. */
  guests: DepartureParty[];
  /** Closed in the editor, where it has to be opened as well. */
  isClosedByContent: boolean;
  /** Why it was cancelled, who closed, opened or cancelled it last, and when (ISO 8601). */
  reason: string;
  who: string | null;
  changedAt: string | null;
}

/** Body of `PATCH /api/staff/departure`: opens the day, or closes it for further bookings. */
export const departureChangeSchema = z.strictObject(
  { ...departure(), isOpen: z.boolean(code("invalid")) },
  code("invalid"),
);

/**
 * Body of `POST /api/staff/departure-preview` and `POST /api/staff/departure-cancellation`: cancels the day for all who have booked it.
 * Cancelled once more it stays as it is.
 */
export const departureCancelSchema = z.strictObject(
  {
    ...departure(),
    reason: requiredText(TEXT_LIMITS.message),
  },
  code("invalid"),
);

/** Answer of `POST /api/staff/departure-preview`: the mail as guests of a language would get it. */
export interface CancelPreviewReply {
  guests: number;
  mails: { locale: Locale; guests: number; subject: string; html: string }[];
}

/** A secret address of the departures for the crew's phones. */
export interface CalendarReply {
  id: string;
  name: string;
  locale: Locale;
  who: string;
  createdAt: string;
}

/** Answer of `GET /api/staff/departure-calendars`, for owners. */
export interface CalendarListReply {
  calendars: CalendarReply[];
}

/** Body of `POST /api/staff/departure-calendars`; answered 201 with a `CalendarMadeReply`. */
export const calendarAddSchema = z.strictObject(
  { name: requiredLine(TEXT_LIMITS.name), locale: lang() },
  code("invalid"),
);

/** The address is shown this once: nobody can read it again. */
export interface CalendarMadeReply extends CalendarListReply {
  address: string;
}

/** Body of `DELETE /api/staff/departure-calendars`; answered with a `CalendarListReply`. */
export const calendarEndSchema = z.strictObject({ id: id(100) }, code("invalid"));
