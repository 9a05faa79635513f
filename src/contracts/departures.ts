import { z } from "zod";

import type { DayState } from "../booking/day-places";
import { code, day, id, lang, offerKey, requiredLine, requiredText } from "./fields";
import { TEXT_LIMITS } from "./limits";

/** Answer of `GET /api/departures?offer=`, for everybody: the coming days that are not simply free. No figures. */
export interface DaysReply {
  days: Record<string, DayState>;
}

/** The days from one on, today without one; of one offer those without guests too. */
export const departureListSchema = z.strictObject(
  { offer: offerKey().optional(), from: day().optional() },
  code("invalid"),
);

/** How a departure stands, for staff: `cancelled` is closed, and guests were told. */
export type DepartureState = "free" | DayState | "cancelled";

const departure = () => ({ offer: offerKey(), day: day() });
export const departureSchema = z.strictObject(departure(), code("invalid"));

/** Opens the day, or closes it for further bookings. */
export const departureChangeSchema = z.strictObject(
  { ...departure(), isOpen: z.boolean(code("invalid")) },
  code("invalid"),
);

/** Cancels the day for all who have booked it. Cancelled once more it stays as it is. */
export const departureCancelSchema = z.strictObject(
  {
    ...departure(),
    reason: requiredText(TEXT_LIMITS.message),
  },
  code("invalid"),
);

/** Of one offer, or of all. */
export const calendarAddSchema = z.strictObject(
  { name: requiredLine(TEXT_LIMITS.name), locale: lang(), offer: offerKey().optional() },
  code("invalid"),
);

export const calendarEndSchema = z.strictObject({ id: id(100) }, code("invalid"));
