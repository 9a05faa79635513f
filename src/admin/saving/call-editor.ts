import type { StaffLocale } from "../../config/staff-text";
import type { SiteEntry } from "../site-data";
import { describeConflict } from "./describe-conflict";
import { describeOffline, describeRefusal } from "./describe-refusal";
import type { CmsCall } from "./opened-versions";
import { conflictAnswer } from "./save-conflict";

export type EditorResult<Data> = { ok: true; data: Data } | { ok: false; message: string };

/** Whom an answer is for, and the titles of the offers that it may name. */
export interface EditorReader {
  staff: StaffLocale;
  entries: readonly SiteEntry[];
}

/** Posts one action to the editor's server. */
export function postToEditor(call: CmsCall, timeoutMs = 60_000): Promise<Response> {
  return fetch("/api/editor", {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function describe(status: number, answer: unknown, { staff, entries }: EditorReader): string {
  const refused = conflictAnswer.safeParse(answer);
  if (status !== 409 || !refused.success) return describeRefusal(status, answer, staff, entries);
  const { files } = refused.data;
  return describeConflict({ files, mine: {}, isDeletion: false, replaceTheirs: () => undefined }, staff);
}

/** Calls the editor's server; a refusal comes as a sentence in the reader's language. It never throws. */
export async function callEditor<Data>(
  action: string,
  params: Readonly<Record<string, unknown>>,
  reader: EditorReader,
): Promise<EditorResult<Data>> {
  const response = await postToEditor({ action, params }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (!response || answer === undefined) return { ok: false, message: describeOffline(reader.staff) };
  return response.ok
    ? { ok: true, data: answer as Data }
    : { ok: false, message: describe(response.status, answer, reader) };
}
