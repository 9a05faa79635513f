import { say, type StaffLocale, type StaffText } from "../config/staff-text";
import { DESK_WORDS } from "../desk/desk-words";
import { RefusedSave } from "../guard/refusal";
import { NotSignedInError } from "../site-data";

const FIELD: StaffText = ["Sign-in", "Acceso"];

/** Turns the end of a session into a save that is refused before it is sent: what was typed stays in its fields. */
export function refuseSignedOut(error: unknown, staff: StaffLocale): void {
  if (!(error instanceof NotSignedInError)) return;
  const reason = say(DESK_WORDS.signedOut, staff);
  throw new RefusedSave([{ language: "Editor", field: say(FIELD, staff), reason }], staff);
}
