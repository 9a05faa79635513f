import { tryRemoveQueued } from "../editor/backend/reviews/published-reviews";
import { createRoutes } from "../server/platform/http/handler";
import { deliverByRequest } from "../server/mail/outbox/deliver-by-request";
import { PUBLIC_CALLS } from "../server/public-routes";

/** `/api/{name}`: signed links, small forms, departures and operation. Gatsby puts the whole server into each function file. */
export default createRoutes({
  ...PUBLIC_CALLS,
  /** The scheduler of a serverless host has mails delivered, and withdrawn reviews taken off the site. */
  outbox: {
    POST: async (exchange) => {
      const answer = await deliverByRequest(exchange);
      await tryRemoveQueued();
      return answer;
    },
  },
});
