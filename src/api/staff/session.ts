import { createHandler } from "../../server/http/create-handler";
import { closeSession } from "../../server/staff/close-session";
import { openSession } from "../../server/staff/open-session";

/** `/api/staff/session`: sign in and out. */
export default createHandler({ POST: openSession, DELETE: closeSession });
