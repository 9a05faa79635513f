import { createHandler } from "../../server/http/create-handler";
import { exportEnquiries } from "../../server/enquiries/export-enquiries";

/** `GET /api/staff/enquiries-export`: the enquiries of a filter as CSV. */
export default createHandler({ GET: exportEnquiries });
