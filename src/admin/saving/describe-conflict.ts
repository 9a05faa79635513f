import type { StaffLocale } from "../../config/staff-text";
import type { OutdatedFile } from "../../contracts/editor";
import { formatMoment } from "../../i18n/format";
import type { SaveConflict } from "./save-conflict";
import { getT } from "../texts";

/** Says who has made a change, as far as it is known. */
export function sayBy(by: string | null, staff: StaffLocale): string {
  const t = getT(staff);
  return by === null ? t("saving.byUnknown") : t("saving.by", { by });
}

function getWhen({ at }: OutdatedFile, staff: StaffLocale): string {
  return at === null ? "" : getT(staff)("saving.on", { when: formatMoment(at, staff, "long") });
}

/** Says in the staff's language what was not done, who changed the entry and when, as far as it is known. */
export function describeConflict(
  { files, isDeletion }: Pick<SaveConflict, "files" | "isDeletion">,
  staff: StaffLocale,
): string {
  const t = getT(staff);
  const newestFirst = [...files].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  const [newest] = newestFirst;
  if (!newest) return t("saving.notSaved");
  const what = t(files.every(({ text }) => text === null) ? "saving.deleted" : "saving.changed");
  const circumstances = [sayBy(newest.by, staff), getWhen(newest, staff), t("saving.after")].filter(Boolean);
  const change = `${what} ${circumstances.join(", ")}`;
  const refusal = `${t(isDeletion ? "saving.notDeleted" : "saving.notSaved")}: ${change}`;
  return isDeletion ? refusal : `${refusal} ${t("saving.kept")}`;
}
