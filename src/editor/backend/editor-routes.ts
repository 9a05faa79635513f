import { ZodError, z } from "zod";

import { listPricedEntries } from "../../content/documents/server-data";
import { EDITOR_BODY_LIMIT } from "../../domain/contracts/editor";
import { type Answer, type Exchange, readBody } from "../../server/platform/http/request";
import { ERROR_CODE_HEADER, HttpError } from "../../server/platform/http/http-error";
import { requireStaff } from "../../server/accounts/session";
import { OutdatedChangeError, RefusedChangeError, refuseOwnersReads } from "./change-checks";
import { ForbiddenPathError, isMediaPath, isVideoPath } from "./content-paths";
import { UnknownFileError } from "./content-store";
import { getEditor } from "./editor-host";
import { OUTDATED_CALLS } from "./outdated-translations";
import { getThumbnail } from "./pictures";
import { READ_CALLS, readMedia } from "./read-calls";
import { SAVE_CALLS } from "./save-calls";
import { VERSION_CALLS } from "./version-calls";

/** Turns what a call was refused for into an answer; what is no refusal is thrown again. */
export function toRefusal(error: unknown): Answer {
  if (error instanceof OutdatedChangeError)
    return { status: 409, headers: { [ERROR_CODE_HEADER]: "outdated" }, json: { files: error.files } };
  if (error instanceof RefusedChangeError) return { status: 422, json: { problems: error.problems } };
  if (error instanceof ForbiddenPathError) throw new HttpError("forbidden");
  if (error instanceof UnknownFileError) throw new HttpError("not-found");
  if (error instanceof ZodError) throw new HttpError("invalid");
  throw error;
}

/** `GET /api/editor/status`: whether the last save is on the site. */
export async function answerEditorStatus(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  return { status: 200, json: await getEditor().getStatus() };
}

/** `GET /api/editor/entries`: the offers as they are at this moment, with their prices. */
export async function answerEditorEntries(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const content = await getEditor().store.read();
  return { status: 200, json: listPricedEntries(await content.readTexts()) };
}

/** `GET /api/editor/thumbnail?path=&version=`: a small WebP of a picture. */
export async function answerEditorThumbnail(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const path = exchange.query("path");
  if (!isMediaPath(path) || isVideoPath(path)) throw new HttpError("not-found");
  const content = await getEditor().store.read();
  const version = await content.getVersion(path).catch(toRefusal);
  if (typeof version !== "string") throw new HttpError("not-found");
  const thumbnail = await getThumbnail(version, () => readMedia(content, path)).catch(() => undefined);
  if (!thumbnail) throw new HttpError("not-found");
  const isOfVersion = exchange.query("version") === version;
  const headers = { "Cache-Control": `private, max-age=${isOfVersion ? "31536000, immutable" : "300"}` };
  return { status: 200, headers, type: "image/webp", bytes: thumbnail };
}

const CALLS = { ...READ_CALLS, ...SAVE_CALLS, ...VERSION_CALLS, ...OUTDATED_CALLS };
export type EditorCalls = typeof CALLS;

const isCall = (action: string): action is keyof EditorCalls => Object.hasOwn(CALLS, action);

const callSchema = z.object({ action: z.string(), params: z.unknown().optional() });

/** `POST /api/editor`: one action of a member of staff. Who has no session gets nothing else than 401. */
export async function answerEditorCall(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  try {
    const { action, params } = callSchema.parse(readBody(exchange, ["json"], EDITOR_BODY_LIMIT));
    if (!isCall(action)) throw new HttpError("not-found");
    if (!Object.hasOwn(SAVE_CALLS, action)) refuseOwnersReads(staff.role, params);
    const { store, onUse } = getEditor();
    onUse?.();
    return { status: 200, json: await CALLS[action]({ store, staff }, params) };
  } catch (error) {
    return toRefusal(error);
  }
}
