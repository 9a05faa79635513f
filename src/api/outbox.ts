import { createHandler } from "../server/http/create-handler";
import { deliverByRequest } from "../server/operation/deliver-by-request";

/** `/api/outbox`: the scheduler of a serverless host has mails delivered. */
export default createHandler({ POST: deliverByRequest });
