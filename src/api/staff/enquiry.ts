import { createHandler } from "../../server/http/create-handler";
import { changeEnquiryByStaff } from "../../server/enquiries/change-by-staff";
import { deleteByStaff } from "../../server/enquiries/delete-by-staff";
import { showEnquiry } from "../../server/enquiries/show-enquiry";

/** `/api/staff/enquiry`: one enquiry, its status and person, its deletion. */
export default createHandler({ GET: showEnquiry, PATCH: changeEnquiryByStaff, DELETE: deleteByStaff });
