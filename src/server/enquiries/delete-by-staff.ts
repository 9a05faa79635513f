import { enquiryDeleteSchema, type DeletedReply } from "../../contracts/enquiry-changes";
import type { Answer, Exchange } from "../http/exchange";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { deleteEnquiries, deleteMailbox } from "./delete-enquiries";
import { findEnquiry } from "./find-enquiry";

/** Deletes an enquiry, or all that is stored of its guest, and answers what was deleted. */
export async function deleteByStaff(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, all } = readRequest(exchange, enquiryDeleteSchema);
  const store = await getStore();
  const { id, payload } = await findEnquiry(store, reference);
  const now = Date.now();
  const deleted: DeletedReply = all
    ? await deleteMailbox(store, payload.email, now)
    : await deleteEnquiries(store, [id], now);
  await logStaffAction(staff, "enquiry-deleted", reference);
  return { status: 200, json: deleted };
}
