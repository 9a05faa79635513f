import { actOnEnquiry, askAboutEnquiry } from "../server/enquiries/enquiry-link";
import { createHandler } from "../server/http/create-handler";

/** `/api/enquiry?token=`: the links in the mails that mark or delete an enquiry. */
export default createHandler({ GET: askAboutEnquiry, POST: actOnEnquiry });
