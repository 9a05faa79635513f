import { screen, within } from "@testing-library/react";

import { createBookedTrip, createBooking, createEnquiryReply } from "../../testing/create-enquiry-reply";
import { ok, type FakeCalls } from "../../testing/fake-staff-calls";
import { click, openInbox } from "../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";
const BOOK = "POST staff/bookings.add";
const DRAFT = {
  ...{ title: "Isola Saona", validUntil: "2026-11-30", note: "", pickupTime: "08:00" },
  lines: [
    { label: "Adulti", count: 2, unitCents: 7500 },
    { label: "Bambino", count: 1, unitCents: 4550 },
  ],
};
const booked = createEnquiryReply({ version: 2, status: "booked", booking: createBooking() });
const getPart = () => within(screen.getByRole("region", { name: "Book by hand" }));
const press = (name: string) => click(getPart().getByRole("button", { name }));

async function start(calls: FakeCalls = {}) {
  const made = await openInbox("#PA-7K2P4", { "POST staff/quotes.draft": ok(DRAFT), ...calls });
  await press("Book by hand");
  return made;
}

it("books what was asked for, with the price of the rules, in a few presses", async () => {
  const made = await start({ [BOOK]: ok(booked) });
  await press("Work out the prices");
  expect(getPart().getByLabelText("Amount, US$")).toHaveValue("195.50");
  expect(getPart().getByText("$195.50", { selector: "output" })).toBeVisible();
  expect(getPart().getByLabelText("Pick-up time")).toHaveValue("08:00");
  await press("Book");
  expect(made.at(-1)).toEqual({
    call: BOOK,
    body: {
      ...{ reference: "PA-7K2P4", version: 1, notes: "", isTold: true, key: expect.any(String) as string },
      trips: [
        {
          ...{ offer: "saona-island", title: "", port: "bayahibe", date: "2026-12-05", amountCents: 19_550 },
          ...{ adults: 2, children: 1, smallChildren: 0, pickup: { place: "", time: "08:00" } },
        },
      ],
    },
  });
  expect(getPart().getByText("It is booked.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Booking" })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it("begins with what is not booked yet, and asks for no mail without an address", async () => {
  await start({
    [ONE]: ok({ ...booked, email: "", booking: createBooking({ trips: [createBookedTrip()] }) }),
  });
  expect(getPart().getByText("It is added to what is booked already.")).toBeVisible();
  expect(getPart().getByLabelText("Offer")).toHaveValue("");
  expect(getPart().queryByRole("checkbox")).toBeNull();
});
