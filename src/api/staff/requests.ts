import { createHandler } from "../../server/http/create-handler";
import { answerDecision } from "../../server/staff/decide-request";

/** `/api/staff/requests`: an owner gives somebody access, or refuses it. */
export default createHandler({ POST: answerDecision });
