import type { OutdatedFile } from "../../../domain/contracts/editor";
import { formatMoment } from "../../../domain/i18n/format";
import { toRefusal } from "../../../staff/shell/client";
import { describeProblem } from "../save-validation/messages";
import { getShownLocale, getT } from "../texts";
import type { Texts } from "./entry-files";

/** A save or deletion that was refused because somebody else had changed the entry. */
export interface SaveConflict {
  isDeletion: boolean;
  path: string;
  files: readonly OutdatedFile[];
  /** The same files as they were opened. */
  base: Texts;
  mine: Texts;
  /** Lets the next save or deletion replace the files as they were shown, and no later version of them. */
  replaceTheirs: () => void;
}

export const formatTime = (at: string) => formatMoment(at, getShownLocale(), "long");

export function sayBy(by: string | null): string {
  return by === null ? getT()("saving.byUnknown") : getT()("saving.by", { by });
}

/** Says what was not done, who changed the entry and when, as far as it is known. */
export function describeConflict({ files, isDeletion }: Pick<SaveConflict, "files" | "isDeletion">): string {
  const t = getT();
  const [newest] = [...files].sort((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
  if (!newest) return t("saving.notSaved");
  const { by, at } = newest;
  const what = t(files.every(({ text }) => text === null) ? "saving.deleted" : "saving.changed");
  const when = at === null ? [] : [t("saving.on", { when: formatTime(at) })];
  const change = `${what} ${[sayBy(by), ...when, t("saving.after")].join(", ")}`;
  return isDeletion
    ? `${t("saving.notDeleted")}: ${change}`
    : `${t("saving.notSaved")}: ${change} ${t("saving.kept")}`;
}

/** Says why a call of the editor's server failed. */
export function describeFailure(error: unknown): string {
  const { code, problems = [], files } = toRefusal(error);
  if (files) return describeConflict({ files, isDeletion: false });
  if (problems.length > 0) return problems.map(describeProblem).join("\n");
  const t = getT();
  if (code === "unauthorized") return t("shared.signedOut");
  return t([`refusals.${code}` as "refusals.other", "refusals.other"]);
}

/** What a call has answered, or a sentence that says why it failed. */
export async function attempt<Data>(
  call: Promise<Data>,
): Promise<{ ok: true; data: Data } | { ok: false; message: string }> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    return { ok: false, message: describeFailure(error) };
  }
}
