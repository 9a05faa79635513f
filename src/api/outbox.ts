import { tryRemoveQueued } from "../editor-backend/reviews/remove-queued";
import { createHandler } from "../server/http/create-handler";
import { deliverByRequest } from "../server/operation/deliver-by-request";

/** `/api/outbox`: the scheduler of a serverless host has mails delivered, and withdrawn reviews taken off the site. */
export default createHandler({
  POST: async (exchange) => {
    const answer = await deliverByRequest(exchange);
    await tryRemoveQueued();
    return answer;
  },
});
