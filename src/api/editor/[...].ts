import { EDITOR_BODY_LIMIT } from "../../domain/contracts/editor";
import { answerEditorThumbnail, editorRouter } from "../../editor/backend/editor-routes";
import { createRoutes } from "../../server/platform/http/handler";
import { createRpc } from "../../server/platform/rpc";

/** Where our own host has not parsed the body, Gatsby's wrapper does, of 100 kB at most unless a function says otherwise. */
const bodyLimits = { bodyParser: { json: { limit: EDITOR_BODY_LIMIT } } };
// In quotation marks: for an export called config, Gatsby builds its engines for server rendering, which cannot hold sharp.
export { bodyLimits as "config" };

const rpc = createRpc("/api/editor", editorRouter, EDITOR_BODY_LIMIT);

/** `/api/editor/{procedure}`: what the editor at `/admin` reads and saves. */
export default createRoutes({ thumbnail: { GET: answerEditorThumbnail } }, { GET: rpc, POST: rpc });
