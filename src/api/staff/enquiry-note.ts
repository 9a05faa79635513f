import { createHandler } from "../../server/http/create-handler";
import { noteEnquiry } from "../../server/enquiries/note-enquiry";

/** `POST /api/staff/enquiry-note`: a note for staff. */
export default createHandler({ POST: noteEnquiry });
