import { HttpError } from "../http/http-error";
import type { Enquiry } from "../store/enquiry";
import { REFERENCE_PATTERN } from "../store/reference";
import type { Store } from "../store/store";

/** Finds an enquiry by the reference that a request names; throws 404. */
export async function findEnquiry(store: Store, reference: string | undefined): Promise<Enquiry> {
  const isOne = reference !== undefined && REFERENCE_PATTERN.test(reference);
  const enquiry = isOne ? await store.enquiries.getByReference(reference) : undefined;
  if (enquiry === undefined) throw new HttpError("not-found");
  return enquiry;
}
