import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import type { OutdatedFile } from "../../contracts/editor";
import { formatMoment } from "../../i18n/format";
import type { SaveConflict } from "./save-conflict";

const NOT_DONE = {
  save: { en: "Not saved", es: "No se guardó", it: "Non salvato" },
  deletion: { en: "Not deleted", es: "No se eliminó", it: "Non eliminato" },
} as const satisfies Record<string, StaffText>;

const WHAT = {
  changed: {
    en: "this entry was changed",
    es: "esta entrada se cambió",
    it: "questa voce è stata modificata",
  },
  deleted: {
    en: "this entry was deleted",
    es: "esta entrada se eliminó",
    it: "questa voce è stata eliminata",
  },
} as const satisfies Record<string, StaffText>;

const AFTER: StaffText = {
  en: "after you had opened it here.",
  es: "después de que la abrieras aquí.",
  it: "dopo che l'avevi aperta qui.",
};
const KEPT: StaffText = {
  en: "What you typed is still here.",
  es: "Lo que escribiste sigue aquí.",
  it: "Quello che hai scritto è ancora qui.",
};

/** Says who has made a change, as far as it is known. */
export function sayBy(by: string | null, staff: StaffLocale): string {
  if (by !== null) return say({ en: `by ${by}`, es: `por ${by}`, it: `da ${by}` }, staff);
  return say(
    {
      en: "outside of this editor (who is not known)",
      es: "fuera de este editor (no se sabe quién)",
      it: "fuori da questo editor (non si sa da chi)",
    },
    staff,
  );
}

function getWhen({ at }: OutdatedFile, staff: StaffLocale): string {
  if (at === null) return "";
  const when = formatMoment(at, staff, "long");
  return say({ en: `on ${when}`, es: `el ${when}`, it: `il ${when}` }, staff);
}

/** Says in the staff's language what was not done, who changed the entry and when, as far as it is known. */
export function describeConflict(
  { files, isDeletion }: Pick<SaveConflict, "files" | "isDeletion">,
  staff: StaffLocale,
): string {
  const newestFirst = [...files].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  const [newest] = newestFirst;
  if (!newest) return say(NOT_DONE.save, staff);
  const what = say(files.every(({ text }) => text === null) ? WHAT.deleted : WHAT.changed, staff);
  const circumstances = [sayBy(newest.by, staff), getWhen(newest, staff), say(AFTER, staff)].filter(Boolean);
  const change = `${what} ${circumstances.join(", ")}`;
  const refusal = `${say(isDeletion ? NOT_DONE.deletion : NOT_DONE.save, staff)}: ${change}`;
  return isDeletion ? refusal : `${refusal} ${say(KEPT, staff)}`;
}
