import { listPricedEntries } from "../../content/documents/server-data";
import { requireStaff } from "../../server/accounts/session";
import { HttpError, type Answer, type Exchange } from "../../server/platform/http/request";
import { router, staffProcedure } from "../../server/platform/rpc";
import { isMediaPath, isVideoPath } from "./content-paths";
import { getEditor } from "./start-editor-site";
import { OUTDATED_CALLS } from "./outdated-translations";
import { getThumbnail } from "./pictures";
import { READ_CALLS, readMedia } from "./read-calls";
import { SAVE_CALLS } from "./save-calls";
import { VERSION_CALLS } from "./version-calls";

/** `/api/editor/readFiles` and the like. */
export const editorRouter = router({
  /** Whether the last save is on the site. */
  status: staffProcedure.query(() => getEditor().getStatus()),
  /** The offers as they are at this moment, with their prices. */
  entries: staffProcedure.query(async () => {
    const content = await getEditor().store.read();
    return listPricedEntries(await content.readTexts());
  }),
  ...{ ...READ_CALLS, ...SAVE_CALLS, ...VERSION_CALLS, ...OUTDATED_CALLS },
});
export type EditorRouter = typeof editorRouter;

/** `GET /api/editor/thumbnail?path=&version=`: a small WebP of a picture. */
export async function answerEditorThumbnail(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const path = exchange.query("path");
  if (!isMediaPath(path) || isVideoPath(path)) throw new HttpError("not-found");
  const content = await getEditor().store.read();
  const version = await content.getVersion(path);
  if (version === null) throw new HttpError("not-found");
  const thumbnail = await getThumbnail(version, () => readMedia(content, path)).catch(() => undefined);
  if (!thumbnail) throw new HttpError("not-found");
  const isOfVersion = exchange.query("version") === version;
  const headers = { "Cache-Control": `private, max-age=${isOfVersion ? "31536000, immutable" : "300"}` };
  return { status: 200, headers, type: "image/webp", bytes: thumbnail };
}
