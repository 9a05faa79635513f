import { createHandler } from "../../server/http/create-handler";
import { endSessions } from "../../server/staff/end-sessions";

/** `/api/staff/sessions`: sign one's own devices out. */
export default createHandler({ DELETE: endSessions });
