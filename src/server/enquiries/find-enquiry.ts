import { REFERENCE } from "../../config/patterns";
import { HttpError } from "../http/http-error";
import type { Enquiry } from "../store/enquiry";
import type { Store } from "../store/store";

/** Finds an enquiry by the reference that a request names; throws 404. */
export async function findEnquiry(store: Store, reference: string | undefined): Promise<Enquiry> {
  const isOne = reference !== undefined && REFERENCE.test(reference);
  const enquiry = isOne ? await store.enquiries.getByReference(reference) : undefined;
  if (enquiry === undefined) throw new HttpError("not-found");
  return enquiry;
}
