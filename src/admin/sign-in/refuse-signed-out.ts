import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { STATUS_BAR_WORDS } from "../status-bar/status-bar-words";
import { SaveRefusedError } from "../save-validation/save-refused-error";
import { NotSignedInError } from "../site-data";

const FIELD: StaffText = { en: "Sign-in", es: "Acceso", it: "Accesso" };

/** Turns the end of a session into a save that is refused before it is sent: what was typed stays in its fields. */
export function refuseSignedOut(error: unknown, staff: StaffLocale): void {
  if (!(error instanceof NotSignedInError)) return;
  throw new SaveRefusedError(
    [{ language: "Editor", field: say(FIELD, staff), text: say(STATUS_BAR_WORDS.signedOut, staff) }],
    staff,
  );
}
