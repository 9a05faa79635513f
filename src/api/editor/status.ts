import { answerEditorStatus } from "../../editor-backend/answer-editor-reads";
import { createHandler } from "../../server/http/create-handler";

/** `/api/editor/status`: whether the last save is on the site. */
export default createHandler({ GET: answerEditorStatus });
