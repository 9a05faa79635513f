import { answerEditorThumbnail } from "../../editor-backend/answer-editor-reads";
import { createHandler } from "../../server/http/create-handler";

/** `/api/editor/thumbnail`: a small copy of a picture. */
export default createHandler({ GET: answerEditorThumbnail });
