import type { StaffLocale } from "../../config/staff-text";
import { SaveRefusedError } from "../save-validation/save-refused-error";
import { NotSignedInError } from "../site-data";
import { getT } from "../texts";

/** Turns the end of a session into a save that is refused before it is sent: what was typed stays in its fields. */
export function refuseSignedOut(error: unknown, staff: StaffLocale): void {
  if (!(error instanceof NotSignedInError)) return;
  const t = getT(staff);
  const message = { language: "Editor", field: t("saving.signIn"), text: t("shared.signedOut") };
  throw new SaveRefusedError([message], staff);
}
