import { createHandler } from "../../server/http/create-handler";
import { answerLog } from "../../server/staff/answer-log";

/** `/api/staff/log`: what staff did, for owners. */
export default createHandler({ GET: answerLog });
