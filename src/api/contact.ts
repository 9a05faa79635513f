import { contactRequestSchema } from "../contracts/contact";
import { acceptContact } from "../server/enquiries/accept-contact";
import { createForm } from "../server/http/create-form";
import { createHandler } from "../server/http/create-handler";

/** `/api/contact`: a question or a booking enquiry. */
export default createHandler(
  createForm({ form: "contact", schema: contactRequestSchema, accept: acceptContact }),
);
