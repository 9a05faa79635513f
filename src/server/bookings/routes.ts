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
import { csvSchema } from "../../contracts/csv";
import { logStaffAction, readRequest, requireStaff, type SignedInStaff } from "../accounts/session";
import { answerChanged, findEnquiry, loadEnquiryReply } from "../enquiries/enquiry-reply";
import type { EnquiryChanged } from "../enquiries/change-enquiry";
import { deliverAfterPost } from "../mail/outbox/deliver-after-post";
import type { Answer, Exchange } from "../platform/http/exchange";
import { HttpError } from "../platform/http/http-error";
import { readQuery } from "../platform/http/request";
import { getStore } from "../store";
import { loadAccounts, toAccountsCsv } from "./accounts";
import { addBooking, cancelByStaff, changeBooking, makeBooking, markNoShow, notePayment } from "./service";

/** Answers a change with the enquiry as it is now, and delivers its mails. */
async function answerWith(
  changed: EnquiryChanged,
  {
    reference,
    staff,
    action,
  }: { reference: string; staff: SignedInStaff; action: Parameters<typeof logStaffAction>[1] },
): Promise<Answer> {
  const answer = await answerChanged(await getStore(), changed, { reference, reader: staff });
  if (changed.outcome === "changed") await logStaffAction(staff, action, reference);
  await deliverAfterPost();
  return answer;
}

/** Books by hand for a guest who has written nothing. */
export async function postBooking(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const asked = readRequest(exchange, bookingMakeSchema);
  const store = await getStore();
  const { reference, isNew } = await makeBooking(store, asked, { by: staff, now: Date.now() });
  if (isNew) await logStaffAction(staff, "booking-made", reference);
  await deliverAfterPost();
  return { status: 201, json: await loadEnquiryReply(store, await findEnquiry(store, reference), staff) };
}

/** Books by hand for the guest of an enquiry. */
export async function postBookingTrips(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const asked = readRequest(exchange, bookingAddSchema);
  const { reference } = asked;
  const store = await getStore();
  const enquiry = await findEnquiry(store, reference);
  const changed = await addBooking(store, enquiry, asked, { by: staff, now: Date.now() });
  return answerWith(changed, { reference, staff, action: "booking-made" });
}

/** Changes what the crew needs to know. */
export async function patchBooking(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, version, ...asked } = readRequest(exchange, bookingChangeSchema);
  const changed = await changeBooking(await getStore(), asked, {
    reference,
    version,
    by: staff,
    now: Date.now(),
  });
  return answerWith(changed, { reference, staff, action: "booking-changed" });
}

/** Cancels trips of a booking. */
export async function postCancellation(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, version, ...asked } = readRequest(exchange, tripCancelSchema);
  const changed = await cancelByStaff(await getStore(), asked, {
    reference,
    version,
    by: staff,
    now: Date.now(),
  });
  return answerWith(changed, { reference, staff, action: "booking-cancelled" });
}

/** Notes a payment. */
export async function postPayment(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, ...asked } = readRequest(exchange, paymentSchema);
  const changed = await notePayment(await getStore(), asked, { reference, by: staff, now: Date.now() });
  return answerWith(changed, { reference, staff, action: "payment-noted" });
}

/** Notes who did not turn up. */
export async function postNoShow(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange);
  const { reference, version, ...asked } = readRequest(exchange, noShowSchema);
  const changed = await markNoShow(await getStore(), asked, {
    reference,
    version,
    by: staff,
    now: Date.now(),
  });
  return answerWith(changed, { reference, staff, action: "booking-changed" });
}

/** Answers a month on paper, for owners. */
export async function answerAccounts(exchange: Exchange): Promise<Answer> {
  const { locale } = await requireStaff(exchange, "owner");
  const { month } = readQuery(exchange, accountsSchema);
  const { reply } = await loadAccounts(await getStore(), month, { locale, now: Date.now() });
  return { status: 200, json: reply };
}

/** Closes a month, for owners. */
export async function closeMonth(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { month } = readRequest(exchange, monthCloseSchema);
  const store = await getStore();
  const now = Date.now();
  if (!(await store.accounts.close(month, staff.name, now)))
    throw new HttpError("invalid", { fields: { month: "too-far" } });
  await logStaffAction(staff, "month-closed", month);
  return { status: 200, json: (await loadAccounts(store, month, { locale: staff.locale, now })).reply };
}

/** Answers the entries of a month as a CSV file, for owners. */
export async function exportAccounts(exchange: Exchange): Promise<Answer> {
  const staff = await requireStaff(exchange, "owner");
  const { month } = readQuery(exchange, accountsSchema);
  const { separator } = readQuery(exchange, csvSchema);
  const { locale } = staff;
  const { reply, entries } = await loadAccounts(await getStore(), month, { locale, now: Date.now() });
  await logStaffAction(staff, "accounts-exported", reply.month);
  return {
    status: 200,
    headers: { "Content-Disposition": `attachment; filename="accounts-${reply.month}.csv"` },
    type: "text/csv; charset=utf-8",
    bytes: Buffer.from(toAccountsCsv(entries, locale, separator)),
  };
}
