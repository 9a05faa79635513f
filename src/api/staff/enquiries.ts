import { createHandler } from "../../server/http/create-handler";
import { answerEnquiryList } from "../../server/enquiries/answer-list";

/** `GET /api/staff/enquiries`: a page of the inbox. */
export default createHandler({ GET: answerEnquiryList });
