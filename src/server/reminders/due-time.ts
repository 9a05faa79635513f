import { getInboxSettings, getOfficeHours } from "../site-settings";
import { addOfficeHours } from "./office-hours";

/** Gets when an answer is due to what a guest does at a moment: after the office hours that the settings name. */
export function getDueTime(now: number): number {
  return addOfficeHours(now, getInboxSettings().due_after_hours, getOfficeHours());
}
