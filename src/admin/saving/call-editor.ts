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

const ANSWER_MS = 60_000;
/** The slowest line on which the server waits for an upload (`src/hosting/start-server.ts`). */
const BYTES_PER_MS = 16;

/** Posts one action to the editor's server; an upload may take as long as the server lets it. */
export function postToEditor(call: CmsCall): Promise<Response> {
  const body = JSON.stringify(call);
  return fetch("/api/editor", {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body,
    signal: AbortSignal.timeout(ANSWER_MS + Math.round(body.length / BYTES_PER_MS)),
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
