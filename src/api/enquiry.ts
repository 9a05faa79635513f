import { actOnEnquiry, askAboutEnquiry } from "../server/enquiries/enquiry-link";
import { answerInPages } from "../server/http/answer-in-pages";
import { createHandler } from "../server/http/create-handler";

/** `/api/enquiry?token=`: the links in the mails that mark or delete an enquiry. */
export default createHandler(answerInPages({ GET: askAboutEnquiry, POST: actOnEnquiry }));
