import { createHandler } from "../../server/http/create-handler";
import { actOnRequest, askAboutRequest } from "../../server/staff/request-link";

/** `/api/staff/request?token=`: the links in the owners' mails that give or refuse access. */
export default createHandler({ GET: askAboutRequest, POST: actOnRequest });
