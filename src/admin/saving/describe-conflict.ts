import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { formatMoment } from "../format-moment";
import type { OutdatedFile, SaveConflict } from "./save-conflict";

const NOT_DONE = {
  save: ["Not saved", "No se guardó", "Non salvato"],
  deletion: ["Not deleted", "No se eliminó", "Non eliminato"],
} as const satisfies Record<string, StaffText>;

const WHAT = {
  changed: ["this entry was changed", "esta entrada se cambió", "questa voce è stata modificata"],
  deleted: ["this entry was deleted", "esta entrada se eliminó", "questa voce è stata eliminata"],
} as const satisfies Record<string, StaffText>;

const AFTER: StaffText = [
  "after you had opened it here.",
  "después de que la abrieras aquí.",
  "dopo che l'avevi aperta qui.",
];
const KEPT: StaffText = [
  "What you typed is still here.",
  "Lo que escribiste sigue aquí.",
  "Quello che hai scritto è ancora qui.",
];

/** Says who has made a change, as far as it is known. */
export function sayBy(by: string | null, staff: StaffLocale): string {
  if (by !== null) return say([`by ${by}`, `por ${by}`, `da ${by}`], staff);
  return say(
    [
      "outside of this editor (who is not known)",
      "fuera de este editor (no se sabe quién)",
      "fuori da questo editor (non si sa da chi)",
    ],
    staff,
  );
}

function getWhen({ at }: OutdatedFile, staff: StaffLocale): string {
  if (at === null) return "";
  const when = formatMoment(at, staff);
  return say([`on ${when}`, `el ${when}`, `il ${when}`], staff);
}

/** Says in the staff's language what was not done, who changed the entry and when, as far as it is known. */
export function describeConflict({ files, isDeletion }: SaveConflict, staff: StaffLocale): string {
  const newestFirst = [...files].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  const [newest] = newestFirst;
  if (!newest) return say(NOT_DONE.save, staff);
  const what = say(files.every(({ text }) => text === null) ? WHAT.deleted : WHAT.changed, staff);
  const circumstances = [sayBy(newest.by, staff), getWhen(newest, staff), say(AFTER, staff)].filter(Boolean);
  const change = `${what} ${circumstances.join(", ")}`;
  const refusal = `${say(isDeletion ? NOT_DONE.deletion : NOT_DONE.save, staff)}: ${change}`;
  return isDeletion ? refusal : `${refusal} ${say(KEPT, staff)}`;
}
