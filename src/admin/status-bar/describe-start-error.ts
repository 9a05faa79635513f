import { say, type StaffLocale } from "../config/staff-text";
import { NotEditableError } from "../site-data";
import { STATUS_BAR_WORDS } from "./status-bar-words";

/** Says in the office's language why the editor did not open, and what can be done where that is known. */
export function describeStartError(error: unknown, staff: StaffLocale): string {
  const isNotEditable = error instanceof NotEditableError;
  const reason = isNotEditable ? say(STATUS_BAR_WORDS.notEditable, staff) : String(error);
  return `${say(STATUS_BAR_WORDS.notStarted, staff)}: ${reason}`;
}
