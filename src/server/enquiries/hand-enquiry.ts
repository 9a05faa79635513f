import type { BookingMake } from "../../contracts/bookings";
import { enquiryMakeSchema } from "../../contracts/enquiry-changes";
import { logStaffAction } from "../accounts/session";
import { HttpError } from "../platform/http/http-error";
import { staffProcedure } from "../platform/rpc";
import type { Store } from "../store";
import { getDueTime } from "./due-time";
import { findEnquiry, loadEnquiryReply } from "./enquiry-reply";

interface HandEnquiry {
  guest: BookingMake["guest"];
  message: string;
  key: string;
  /** When an answer is due; left out where nobody waits for one. */
  dueAt?: number;
}

/** Stores an enquiry of a guest who has not written: nobody gets a mail. The same key again is the same enquiry; throws 409 for another one. */
export async function acceptByHand(
  store: Pick<Store, "enquiries">,
  { guest: { lang: locale, ...said }, message, key, ...due }: HandEnquiry,
  now: number,
): Promise<{ reference: string; isNew: boolean }> {
  const accepted = await store.enquiries.accept(
    {
      ...{ kind: "contact", locale, payload: { ...said, message }, ...due },
      ...{ idempotencyKey: `desk-${key}`, keyReuse: "refuse", spamReason: undefined, mails: [] },
      ...{ receipt: { mailbox: "", domain: "" }, rate: { client: "", limit: 0 } },
    },
    now,
  );
  if (!("reference" in accepted)) throw new HttpError("key-reused");
  return { reference: accepted.reference, isNew: accepted.outcome === "stored" };
}

/** Notes what a guest has asked by telephone or at the desk; it waits for an answer as if they had written. */
export const makeEnquiry = staffProcedure
  .input(enquiryMakeSchema)
  .mutation(async ({ ctx: { staff, store }, input }) => {
    const now = Date.now();
    const { reference, isNew } = await acceptByHand(store, { ...input, dueAt: getDueTime(now) }, now);
    if (isNew) await logStaffAction(staff, "enquiry-made", reference);
    return loadEnquiryReply(store, await findEnquiry(store, reference), staff);
  });
