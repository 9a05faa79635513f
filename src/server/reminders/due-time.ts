import { getInboxSettings, getOfficeHours } from "../site-settings";
import type { EnquiryFields } from "../store/change-enquiry";
import type { Enquiry } from "../store/enquiry";
import { addOfficeHours } from "./office-hours";

/** Gets when an answer is due to what a guest does at a moment: after the office hours that the settings name. */
export function getDueTime(now: number): number {
  return addOfficeHours(now, getInboxSettings().due_after_hours, getOfficeHours());
}

/** Makes an enquiry wait for us: again after an answer, and still where it did. A booking stays a booking. */
export function toReopened({ status, dueAt }: Enquiry, since: number): EnquiryFields {
  return {
    ...((status === "answered" || status === "lost") && { status: "open" }),
    // Who writes twice does not wait longer for it.
    ...(dueAt === null && { dueAt: getDueTime(since) }),
  };
}
