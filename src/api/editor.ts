import { answerEditorCall } from "../editor/backend/editor-routes";
import { EDITOR_BODY_LIMIT } from "../domain/contracts/editor";
import { createHandler } from "../server/platform/http/handler";

/** Where our own host has not parsed the body, Gatsby's wrapper does, of 100 kB at most unless a function says otherwise. */
const bodyLimits = { bodyParser: { json: { limit: EDITOR_BODY_LIMIT } } };
// In quotation marks: for an export called config, Gatsby builds its engines for server rendering, which cannot hold sharp.
export { bodyLimits as "config" };

/** `/api/editor`: what the editor at `/admin` reads and saves. */
export default createHandler({ POST: answerEditorCall });
