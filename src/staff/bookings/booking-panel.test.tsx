import { screen, within } from "@testing-library/react";

import { createBookedTrip, createBooking, createEnquiryReply } from "../../testing/create-enquiry-reply";
import { halfFill } from "../../testing/half-fill";
import { click, openInbox, user } from "../../testing/open-inbox";
import type { BookingReply } from "../shell/client";
import { getBodies, ok, type FakeCalls } from "../../testing/fake-staff-calls";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";
const refuse = (field: string) => ({
  ...{ status: 422, json: { code: "invalid", fields: { [field]: "required" } } },
});
const CONFLICT = { status: 409, json: { code: "conflict" } };
const withBooking = (booking: BookingReply | null, version = 1) =>
  createEnquiryReply({ version, status: booking ? "booked" : "answered", booking });
const open = (booking: BookingReply, calls: FakeCalls = {}) =>
  openInbox("#PA-7K2P4", { [ONE]: ok(withBooking(booking)), ...calls });

const getPart = () => within(screen.getByRole("region", { name: "Booking" }));
const press = (name: string | RegExp) => click(getPart().getByRole("button", { name }));
const CATALINA = { id: "t2", offer: "catalina-island", title: "Isola Catalina", date: "2026-12-08" } as const;
const EARLIER = { date: "2026-11-20", isOver: true } as const;
const PAYMENT = { id: "p1", day: "2026-11-22", cents: 5000, method: "card", who: "Ana" } as const;

it("shows trips, money, payments and notes", async () => {
  await open(
    createBooking({
      ...{ paidCents: 5000, payments: [PAYMENT], notes: "Allergic to nuts" },
      deposit: { cents: 5000, due: "2026-11-30" },
    }),
  );
  const trip = getPart().getAllByRole("listitem")[0];
  expect(trip).toHaveTextContent(/^Isola SaonaConfirmedDaySaturday, December 5, 2026PortBayahíbe/);
  expect(trip).toHaveTextContent(/Adults: 2 · Children: 1Pick-up07:30 · Hotel SolAmount\$195$/);
  const figures = getPart()
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  expect(figures.slice(-4)).toEqual(["$195", "$50", "$145", "$50 until Mon, Nov 30"]);
  expect(getPart().getByText(/^Sun, Nov 22 · card · Ana$/)).toBeVisible();
  expect(getPart().getByText("Allergic to nuts")).toBeVisible();
});

it("notes a payment once, with what is still to collect filled in", async () => {
  const paid = withBooking(createBooking({ paidCents: 19_500 }), 2);
  const made = await open(createBooking(), { "POST staff/bookings.notePayment": ["offline", ok(paid)] });
  await press("Note a payment");
  expect(getPart().getByLabelText("Paid, US$")).toHaveFocus();
  expect(getPart().getByLabelText("Paid, US$")).toHaveValue("195");
  expect(getPart().getByLabelText("Paid on")).toHaveValue("2026-11-23");
  await user.selectOptions(getPart().getByLabelText("How"), "bank transfer");
  await press("Save the payment");
  await press("Save the payment");
  const [first, second] = getBodies(made, "POST staff/bookings.notePayment");
  expect(first).toEqual({
    ...{ reference: "PA-7K2P4", cents: 19_500, day: "2026-11-23", method: "transfer" },
    key: expect.any(String) as string,
  });
  expect(second).toEqual(first);
  expect(getPart().getByText("The payment is noted.")).toBeVisible();
  expect(getPart().getByRole("button", { name: "Note a payment" })).toHaveFocus();
  expect(getPart().getByText("Still to collect").nextSibling).toHaveTextContent("$0");
});

it("changes notes and pick-ups of the trips that lie ahead", async () => {
  const trips = [createBookedTrip({ ...EARLIER, id: "t0" }), createBookedTrip()];
  const made = await open(createBooking({ trips }), {
    "POST staff/bookings.change": [CONFLICT, ok(withBooking(createBooking({ notes: "Wheelchair" }), 2))],
  });
  await press("Change notes and pick-ups");
  await user.type(getPart().getByLabelText("Notes for the crew"), "Wheelchair");
  const time = getPart().getByLabelText("Pick-up time");
  halfFill(time);
  await press("Save");
  expect(time).toHaveAccessibleDescription(/a part is missing/);
  expect(made.map(({ call }) => call)).not.toContain("POST staff/bookings.change");
  halfFill(time, false);
  await user.clear(getPart().getByLabelText("Pick-up place"));
  await user.type(getPart().getByLabelText("Pick-up place"), "Hotel Luna");
  await press("Save");
  expect(getPart().getByRole("alert")).toHaveTextContent(/^Not saved: somebody else/);
  await press("Save");
  expect(made.findLast(({ call }) => call === "POST staff/bookings.change")?.body).toEqual({
    ...{ reference: "PA-7K2P4", version: 1, notes: "Wheelchair" },
    pickups: [{ id: "t1", place: "Hotel Luna", time: "07:30" }],
  });
  expect(getPart().getByText("Wheelchair", { selector: "p" })).toBeVisible();
});

it("cancels the trips that are chosen, with words that the guest reads", async () => {
  const trips = [createBookedTrip(), createBookedTrip(CATALINA)];
  const gone = createBookedTrip({ ...CATALINA, status: "cancelled", cancelledBy: "weather" });
  const made = await open(createBooking({ trips }), {
    "POST staff/bookings.cancelTrips": [
      refuse("tripIds"),
      refuse("text"),
      refuse("feeCents"),
      CONFLICT,
      ok(withBooking(createBooking({ trips: [createBookedTrip(), gone] }), 2)),
    ],
  });
  await press("Cancel trips…");
  const dialog = within(screen.getByRole("dialog", { name: "Cancel which trips?" }));
  const cancel = () => click(dialog.getByRole("button", { name: "Cancel what is chosen" }));
  await cancel();
  expect(dialog.getByRole("alert")).toHaveTextContent("Choose at least one trip.");
  await click(dialog.getByRole("checkbox", { name: "Isola Catalina, Tue, Dec 8" }));
  const fee = dialog.getByLabelText("Cancellation fee (US$)");
  await user.type(fee, "50,5");
  await cancel();
  const words = dialog.getByLabelText("Why, as the guest reads it in Italiano");
  expect(words).toHaveAccessibleDescription("Tell the guest why.");
  await user.type(words, "Mare mosso");
  await cancel();
  expect(fee).toHaveAccessibleDescription(/like 95\.5/);
  expect(made.at(-1)?.body).toMatchObject({ by: "guest", feeCents: 5_050 });
  await user.selectOptions(dialog.getByLabelText("Who cancels"), "The weather");
  expect(fee).not.toBeInTheDocument();
  await cancel();
  expect(dialog.getByRole("alert")).toHaveTextContent(/^Not cancelled\. Something happened/);
  await cancel();
  expect(made.findLast(({ call }) => call === "POST staff/bookings.cancelTrips")?.body).toMatchObject({
    ...{
      reference: "PA-7K2P4",
      version: 1,
      tripIds: ["t2"],
      by: "weather",
      text: "Mare mosso",
      isTold: true,
      feeCents: 0,
    },
  });
  expect(getPart().getByText("Cancelled, and the guest gets a mail.")).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});
