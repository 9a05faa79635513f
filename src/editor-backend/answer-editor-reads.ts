import { listPricedEntries } from "../content-documents/list-entries";
import type { Answer, Exchange } from "../server/http/exchange";
import { HttpError } from "../server/http/http-error";
import { requireStaff } from "../server/staff/require-staff";
import { readMedia } from "./calls/media-calls";
import { isMediaPath, isVideoPath } from "./content-paths";
import { getEditor } from "./editor-host";
import { getThumbnail } from "./pictures/thumbnails";
import { toRefusal } from "./to-refusal";

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
