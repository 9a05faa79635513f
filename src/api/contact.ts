import { contactRequestSchema } from "../domain/contracts/contact";
import { acceptContact } from "../server/enquiries/contact";
import { createForm } from "../server/platform/http/form";
import { createHandler } from "../server/platform/http/handler";

/** `/api/contact`: a question or a booking enquiry. */
export default createHandler(
  createForm({ form: "contact", schema: contactRequestSchema, accept: acceptContact }),
);
