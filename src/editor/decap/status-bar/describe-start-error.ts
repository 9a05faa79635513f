import type { StaffLocale } from "../../../config/staff";
import { NotEditableError } from "../site-data";
import { getT } from "../texts";

/** Says in the office's language why the editor did not open, and what can be done where that is known. */
export function describeStartError(error: unknown, staff: StaffLocale): string {
  const t = getT(staff);
  const reason = t(error instanceof NotEditableError ? "statusBar.notEditable" : "statusBar.tryAgain");
  return `${t("statusBar.notStarted")}: ${reason}`;
}
