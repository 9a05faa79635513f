import { answerEditorEntries } from "../../editor-backend/answer-editor-reads";
import { createHandler } from "../../server/http/create-handler";

/** `/api/editor/entries`: the offers as the editor knows them. */
export default createHandler({ GET: answerEditorEntries });
