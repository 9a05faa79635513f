import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import type { OutdatedFile, SaveConflict } from "./save-conflict";

const NOT_DONE = {
  save: ["Not saved", "No se guardó", "No se guardó"],
  deletion: ["Not deleted", "No se eliminó", "No se eliminó"],
} as const satisfies Record<string, StaffText>;

const WHAT = {
  changed: ["this entry was changed", "esta entrada se cambió", "esta entrada se cambió"],
  deleted: ["this entry was deleted", "esta entrada se eliminó", "esta entrada se eliminó"],
} as const satisfies Record<string, StaffText>;

const AFTER: StaffText = [
  "after you had opened it here.",
  "después de que la abrieras aquí.",
  "después de que la abrieras aquí.",
];
const KEPT: StaffText = [
  "What you typed is still here.",
  "Lo que escribiste sigue aquí.",
  "Lo que escribiste sigue aquí.",
];

function getWho({ by }: OutdatedFile, staff: StaffLocale): string {
  if (by.kind === "commit")
    return say(
      [`by ${by.name} (author in git)`, `por ${by.name} (autor en git)`, `por ${by.name} (autor en git)`],
      staff,
    );
  return by.kind === "editor"
    ? say(
        [
          "in another window of this editor",
          "en otra ventana de este editor",
          "en otra ventana de este editor",
        ],
        staff,
      )
    : say(
        [
          "on this computer (who is not known)",
          "en esta computadora (no se sabe quién)",
          "en esta computadora (no se sabe quién)",
        ],
        staff,
      );
}

function getWhen({ at }: OutdatedFile, staff: StaffLocale): string {
  if (at === null) return "";
  const when = new Intl.DateTimeFormat(staff, { dateStyle: "long", timeStyle: "short" }).format(new Date(at));
  return say([`on ${when}`, `el ${when}`, `el ${when}`], staff);
}

/** Says in the staff's language what was not done, who changed the entry and when, as far as it is known. */
export function describeConflict({ files, isDeletion }: SaveConflict, staff: StaffLocale): string {
  const newestFirst = [...files].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  const [newest] = newestFirst;
  if (!newest) return say(NOT_DONE.save, staff);
  const what = say(files.every(({ text }) => text === null) ? WHAT.deleted : WHAT.changed, staff);
  const circumstances = [getWho(newest, staff), getWhen(newest, staff), say(AFTER, staff)].filter(Boolean);
  const change = `${what} ${circumstances.join(", ")}`;
  const refusal = `${say(isDeletion ? NOT_DONE.deletion : NOT_DONE.save, staff)}: ${change}`;
  return isDeletion ? refusal : `${refusal} ${say(KEPT, staff)}`;
}
