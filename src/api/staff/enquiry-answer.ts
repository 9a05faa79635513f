import { createHandler } from "../../server/http/create-handler";
import { sendAnswer } from "../../server/enquiries/send-answer";

/** `POST /api/staff/enquiry-answer`: answers a guest. */
export default createHandler({ POST: sendAnswer });
