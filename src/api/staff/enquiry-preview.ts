import { createHandler } from "../../server/http/create-handler";
import { previewAnswer } from "../../server/enquiries/preview-answer";

/** `POST /api/staff/enquiry-preview`: the answer as the guest would get it. */
export default createHandler({ POST: previewAnswer });
