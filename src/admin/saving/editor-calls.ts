import type { StaffLocale } from "../../config/staff";
import type { ContentProblem } from "../../content/content-problem";
import type { OutdatedFile } from "../../contracts/editor";
import { formatMoment } from "../../i18n/format";
import { callEditor as call } from "../../staff/shell/call-editor";
import type { SiteEntry } from "../site-data";
import { describeProblem } from "../status-bar/describe-problem";
import { getT } from "../texts";
import type { Texts } from "./entry-files";

/** A save or deletion that was refused because somebody else had changed the entry. */
export interface SaveConflict {
  isDeletion: boolean;
  /** By which Decap knows the entry. */
  path: string;
  /** The files as they are now. */
  files: readonly OutdatedFile[];
  /** The same files as they were opened. */
  base: Texts;
  /** The entry as it was to be saved. */
  mine: Texts;
  /** Lets the next save or deletion replace the files as they were shown, and no later version of them. */
  replaceTheirs: () => void;
}

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

const KNOWN = [403, 404, 413, 429] as const;

/** Says in the staff's language why the server refused a call (status 0: no answer came at all); `entries` gives offers their titles. */
export function describeRefusal(
  status: number,
  answer: unknown,
  staff: StaffLocale,
  entries: readonly SiteEntry[] = [],
): string {
  const { problems = [] } = Object(answer) as { problems?: readonly ContentProblem[] };
  if (problems.length > 0)
    return problems.map((problem) => describeProblem(problem, entries, staff)).join("\n");
  const t = getT(staff);
  if (status === 0) return t("refusals.offline");
  if (status === 401) return t("shared.signedOut");
  return t(`refusals.${KNOWN.find((known) => known === status) ?? "other"}`);
}

export type EditorResult<Data> = { ok: true; data: Data } | { ok: false; message: string };

export interface EditorReader {
  staff: StaffLocale;
  entries: readonly SiteEntry[];
}

/** Calls the editor's server; a refusal comes as a sentence in the reader's language. It never throws. */
export async function callEditor<Data>(
  action: string,
  params: Readonly<Record<string, unknown>>,
  { staff, entries }: EditorReader,
): Promise<EditorResult<Data>> {
  const result = await call<Data>(action, params);
  if (result.ok) return result;
  if (result.code !== "conflict")
    return { ok: false, message: describeRefusal(result.status, result.answer, staff, entries) };
  const conflict = { files: result.files, isDeletion: false };
  return { ok: false, message: describeConflict(conflict, staff) };
}
