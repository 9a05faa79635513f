import { subscribeRequestSchema } from "../contracts/subscribe";
import { createFormHandler } from "../server/http/create-form-handler";
import { acceptSubscription } from "../server/newsletter/accept-subscription";
import { deliverInFixedTime } from "../server/outbox/deliver-in-fixed-time";

/** `/api/subscribe`: the wish for the newsletter. */
export default createFormHandler({
  form: "subscribe",
  schema: subscribeRequestSchema,
  accept: acceptSubscription,
  deliver: deliverInFixedTime,
});
