import { registrationRequestSchema } from "../contracts/registration";
import { createFormHandler } from "../server/http/create-form-handler";
import { deliverInFixedTime } from "../server/outbox/deliver-in-fixed-time";
import { acceptRegistration } from "../server/registration/accept-registration";

/** `/api/registration`: a new member of staff asks for access to `/admin`. */
export default createFormHandler({
  form: "registration",
  schema: registrationRequestSchema,
  accept: acceptRegistration,
  deliver: deliverInFixedTime,
});
