import {
  answerEditorEntries,
  answerEditorStatus,
  answerEditorThumbnail,
} from "../../editor/backend/editor-routes";
import { createRoutes } from "../../server/platform/http/handler";

/** `/api/editor/{name}`: what the editor reads without its protocol. */
export default createRoutes({
  /** The offers as the editor knows them. */
  entries: { GET: answerEditorEntries },
  /** Whether the last save is on the site. */
  status: { GET: answerEditorStatus },
  /** A small copy of a picture. */
  thumbnail: { GET: answerEditorThumbnail },
});
