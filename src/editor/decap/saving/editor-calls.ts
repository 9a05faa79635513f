import type { ContentProblem } from "../../../content/content-problem";
import type { OutdatedFile } from "../../../domain/contracts/editor";
import { formatMoment } from "../../../domain/i18n/format";
import { callEditor as call, type EditorCalls, type EditorReply } from "../../../staff/shell/call-editor";
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

const KNOWN = [403, 404, 413, 429] as const;

/** Says why the server refused a call (status 0: no answer came at all). */
export function describeRefusal(status: number, answer: unknown): string {
  const { problems = [] } = Object(answer) as { problems?: readonly ContentProblem[] };
  if (problems.length > 0) return problems.map(describeProblem).join("\n");
  const t = getT();
  if (status === 0) return t("refusals.offline");
  if (status === 401) return t("shared.signedOut");
  return t(`refusals.${KNOWN.find((known) => known === status) ?? "other"}`);
}

/** Calls the editor's server; a refusal comes as a sentence. It never throws. */
export async function callEditor<Action extends keyof EditorCalls>(
  action: Action,
  params: object = {},
): Promise<{ ok: true; data: EditorReply<Action> } | { ok: false; message: string }> {
  const result = await call(action, params);
  if (result.ok) return result;
  const message =
    result.code === "conflict"
      ? describeConflict({ files: result.files, isDeletion: false })
      : describeRefusal(result.status, result.answer);
  return { ok: false, message };
}
