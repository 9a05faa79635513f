import { createHandler } from "../../server/http/create-handler";
import { answerMe, changeMe } from "../../server/staff/answer-me";

/** `/api/staff/me`: who is signed in. */
export default createHandler({ GET: answerMe, PATCH: changeMe });
