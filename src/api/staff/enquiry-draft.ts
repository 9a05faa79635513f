import { createHandler } from "../../server/http/create-handler";
import { draftAnswer } from "../../server/enquiries/draft-answer";

/** `PUT /api/staff/enquiry-draft`: what is written so far. */
export default createHandler({ PUT: draftAnswer });
