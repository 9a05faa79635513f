import { createHandler } from "../server/http/create-handler";
import { answerHealth } from "../server/operation/health";

/** `/api/health`: for monitors. */
export default createHandler({ GET: answerHealth });
