import { registrationRequestSchema } from "../contracts/registration";
import { createFormHandler } from "../server/http/create-form-handler";
import { acceptRegistration } from "../server/registration/accept-registration";

/** `/api/registration`: a new member of staff asks for access to the CMS. */
export default createFormHandler({
  form: "registration",
  schema: registrationRequestSchema,
  accept: acceptRegistration,
});
