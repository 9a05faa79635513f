import type { StaffLocale } from "../../config/staff-text";
import { NotEditableError } from "../site-data";
import { createWords } from "./status-bar-words";

/** Says in the office's language why the editor did not open, and what can be done where that is known. */
export function describeStartError(error: unknown, staff: StaffLocale): string {
  const words = createWords(staff);
  const reason = words(error instanceof NotEditableError ? "notEditable" : "tryAgain");
  return `${words("notStarted")}: ${reason}`;
}
