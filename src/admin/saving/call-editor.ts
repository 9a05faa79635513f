import type { StaffLocale } from "../../config/staff-text";
import { callEditor as call } from "../../staff/calls/call-editor";
import type { SiteEntry } from "../site-data";
import { describeConflict } from "./describe-conflict";
import { describeRefusal } from "./describe-refusal";

export type EditorResult<Data> = { ok: true; data: Data } | { ok: false; message: string };

/** Whom an answer is for, and the titles of the offers that it may name. */
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
