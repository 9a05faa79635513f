import { AGENCY_TIME_ZONE } from "../../config/booking";

/** Tells whether the office is open at a moment; hours are `HH:MM` in Santo Domingo. */
export function isOfficeOpen(hours: { opens: string; closes: string }, now: number): boolean {
  const format = {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: AGENCY_TIME_ZONE,
  } as const;
  const time = new Intl.DateTimeFormat("en-GB", format).format(now);
  return time >= hours.opens && time < hours.closes;
}
