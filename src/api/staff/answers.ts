import { createHandler } from "../../server/http/create-handler";
import { listAnswers } from "../../server/enquiries/list-answers";

/** `GET /api/staff/answers`: the ready-made answers. */
export default createHandler({ GET: listAnswers });
