import { contactRequestSchema } from "../contracts/contact";
import { acceptContact } from "../server/enquiries/accept-contact";
import { createFormHandler } from "../server/http/create-form-handler";

/** `/api/contact`: a question or a booking enquiry. */
export default createFormHandler({ form: "contact", schema: contactRequestSchema, accept: acceptContact });
