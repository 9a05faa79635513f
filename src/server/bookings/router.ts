import {
  accountsSchema,
  bookingAddSchema,
  bookingChangeSchema,
  bookingMakeSchema,
  monthCloseSchema,
  noShowSchema,
  paymentSchema,
  tripCancelSchema,
} from "../../contracts/bookings";
import { enquirySchema } from "../../contracts/enquiry-changes";
import { logStaffAction, type SignedInStaff } from "../accounts/session";
import type { EnquiryChanged } from "../enquiries/change-enquiry";
import { answerChanged, findEnquiry, loadEnquiryReply } from "../enquiries/enquiry-reply";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import { HttpError } from "../platform/http/http-error";
import { ownerProcedure, router, staffProcedure } from "../platform/rpc";
import { inviteByHand } from "../reviews/invitations";
import type { Store } from "../store";
import { loadAccounts } from "./accounts";
import { addBooking, cancelByStaff, changeBooking, makeBooking, markNoShow, notePayment } from "./service";

/** Returns the enquiry as it is after a change, and delivers its mails. */
async function finish(
  { staff, store }: { staff: SignedInStaff; store: Store },
  changed: EnquiryChanged,
  reference: string,
  action: Parameters<typeof logStaffAction>[1],
) {
  const answer = await answerChanged(store, changed, { reference, reader: staff });
  if (changed.outcome === "changed") await logStaffAction(staff, action, reference);
  await deliverAfterPost();
  return answer;
}

export const bookingsRouter = router({
  /** Books by hand for a guest who has written nothing. */
  make: staffProcedure.input(bookingMakeSchema).mutation(async ({ ctx: { staff, store }, input }) => {
    const { reference, isNew } = await makeBooking(store, input, { by: staff, now: Date.now() });
    if (isNew) await logStaffAction(staff, "booking-made", reference);
    await deliverAfterPost();
    return loadEnquiryReply(store, await findEnquiry(store, reference), staff);
  }),
  /** Books by hand for the guest of an enquiry. */
  add: staffProcedure.input(bookingAddSchema).mutation(async ({ ctx, input }) => {
    const { staff, store } = ctx;
    const enquiry = await findEnquiry(store, input.reference);
    const changed = await addBooking(store, enquiry, input, { by: staff, now: Date.now() });
    return finish(ctx, changed, input.reference, "booking-made");
  }),
  /** Changes what the crew needs to know. */
  change: staffProcedure
    .input(bookingChangeSchema)
    .mutation(async ({ ctx, input: { reference, version, ...asked } }) => {
      const change = { reference, version, by: ctx.staff, now: Date.now() };
      return finish(ctx, await changeBooking(ctx.store, asked, change), reference, "booking-changed");
    }),
  cancelTrips: staffProcedure
    .input(tripCancelSchema)
    .mutation(async ({ ctx, input: { reference, version, ...asked } }) => {
      const change = { reference, version, by: ctx.staff, now: Date.now() };
      return finish(ctx, await cancelByStaff(ctx.store, asked, change), reference, "booking-cancelled");
    }),
  notePayment: staffProcedure
    .input(paymentSchema)
    .mutation(async ({ ctx, input: { reference, ...asked } }) => {
      const change = { reference, by: ctx.staff, now: Date.now() };
      return finish(ctx, await notePayment(ctx.store, asked, change), reference, "payment-noted");
    }),
  /** Asks the guest for a review, once. */
  inviteToReview: staffProcedure
    .input(enquirySchema)
    .mutation(async ({ ctx: { staff, store }, input: { reference } }) => {
      const enquiry = await findEnquiry(store, reference);
      if ((await inviteByHand(store, enquiry, Date.now())) !== "changed") throw new HttpError("conflict");
      await logStaffAction(staff, "enquiry-changed", reference);
      await deliverAfterPost();
      return loadEnquiryReply(store, enquiry, staff);
    }),
  /** Notes who did not turn up. */
  markNoShow: staffProcedure
    .input(noShowSchema)
    .mutation(async ({ ctx, input: { reference, version, ...asked } }) => {
      const change = { reference, version, by: ctx.staff, now: Date.now() };
      return finish(ctx, await markNoShow(ctx.store, asked, change), reference, "booking-changed");
    }),
});

/** A month on paper, for owners. */
export const accountsRouter = router({
  get: ownerProcedure.input(accountsSchema).query(async ({ ctx: { staff, store }, input: { month } }) => {
    return (await loadAccounts(store, month, { locale: staff.locale, now: Date.now() })).reply;
  }),
  close: ownerProcedure
    .input(monthCloseSchema)
    .mutation(async ({ ctx: { staff, store }, input: { month } }) => {
      const now = Date.now();
      if (!(await store.accounts.close(month, staff.name, now)))
        throw new HttpError("invalid", { fields: { month: "too-far" } });
      await logStaffAction(staff, "month-closed", month);
      return (await loadAccounts(store, month, { locale: staff.locale, now })).reply;
    }),
});
