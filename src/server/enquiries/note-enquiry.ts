import { enquiryNoteSchema } from "../../contracts/enquiry-changes";
import type { Answer, Exchange } from "../http/exchange";
import { logStaffAction } from "../staff/log-action";
import { readRequest } from "../staff/read-request";
import { requireStaff } from "../staff/require-staff";
import { getStore } from "../store/get-store";
import { answerChanged } from "./answer-changed";

/** Adds a note that only staff read. */
export async function noteEnquiry(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, text, key } = readRequest(exchange, enquiryNoteSchema);
  const store = await getStore();
  const changed = await store.enquiries.change(
    {
      which: { reference },
      change: { events: [{ kind: "note", data: { text }, by: staff, idempotencyKey: key }] },
    },
    Date.now(),
  );
  const answer = await answerChanged(store, changed, { reference, reader: staff });
  if (changed.outcome === "changed") await logStaffAction(staff, "enquiry-changed", reference);
  return answer;
}
