import { createWords, type StaffLocale } from "../../config/staff-text";
import { NotEditableError } from "../site-data";
import { STATUS_BAR_WORDS } from "./status-bar-words";

/** Says in the office's language why the editor did not open, and what can be done where that is known. */
export function describeStartError(error: unknown, staff: StaffLocale): string {
  const words = createWords(STATUS_BAR_WORDS, staff);
  const reason = words(error instanceof NotEditableError ? "notEditable" : "tryAgain");
  return `${words("notStarted")}: ${reason}`;
}
