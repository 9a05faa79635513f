import { answerCmsSettings } from "../server/cms-settings";
import { createHandler } from "../server/http/create-handler";

/** `/api/cms`: what the editor at `/admin` has to know. */
export default createHandler({ GET: answerCmsSettings });
