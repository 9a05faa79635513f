import {
  accountsSchema,
  bookingAddSchema,
  bookingChangeSchema,
  bookingMakeSchema,
  monthCloseSchema,
  noShowSchema,
  paymentSchema,
  tripCancelSchema,
} from "../../domain/contracts/bookings";
import { enquirySchema } from "../../domain/contracts/enquiry-changes";
import { logStaffAction } from "../accounts/session";
import { changeBy, findEnquiry, loadEnquiryReply } from "../enquiries/enquiry-reply";
import { deliverAfterPost } from "../mail/outbox/worker";
import { HttpError } from "../platform/http/request";
import { ownerProcedure, router, staffProcedure } from "../platform/rpc";
import { inviteByHand } from "../reviews/mails";
import { loadAccounts } from "./accounts";
import { addBooking, cancelByStaff, changeBooking, makeBooking, markNoShow, notePayment } from "./service";

export const bookingsRouter = router({
  make: staffProcedure.input(bookingMakeSchema).mutation(async ({ ctx: { staff, store }, input }) => {
    const { reference, isNew } = await makeBooking(store, input, { by: staff, now: Date.now() });
    if (isNew) await logStaffAction(staff, "booking-made", reference);
    await deliverAfterPost();
    return loadEnquiryReply(store, await findEnquiry(store, reference), staff);
  }),
  add: staffProcedure.input(bookingAddSchema).mutation(changeBy(addBooking, "booking-made")),
  change: staffProcedure.input(bookingChangeSchema).mutation(changeBy(changeBooking, "booking-changed")),
  cancelTrips: staffProcedure.input(tripCancelSchema).mutation(changeBy(cancelByStaff, "booking-cancelled")),
  notePayment: staffProcedure.input(paymentSchema).mutation(changeBy(notePayment, "payment-noted")),
  markNoShow: staffProcedure.input(noShowSchema).mutation(changeBy(markNoShow, "booking-changed")),
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
});

export const accountsRouter = router({
  get: ownerProcedure
    .input(accountsSchema)
    .query(({ ctx: { staff, store }, input: { month } }) =>
      loadAccounts(store, month, { locale: staff.locale, now: Date.now() }),
    ),
  close: ownerProcedure
    .input(monthCloseSchema)
    .mutation(async ({ ctx: { staff, store }, input: { month } }) => {
      const now = Date.now();
      if (!(await store.accounts.close(month, staff.name, now)))
        throw new HttpError("invalid", { fields: { month: "too-far" } });
      await logStaffAction(staff, "month-closed", month);
      return loadAccounts(store, month, { locale: staff.locale, now });
    }),
});
