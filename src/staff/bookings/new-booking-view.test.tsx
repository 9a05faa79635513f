import { screen, within } from "@testing-library/react";

import { createEnquiryReply } from "../../testing/create-enquiry-reply";
import { getBodies, ok, type FakeCalls } from "../../testing/fake-staff-calls";
import { halfFill } from "../../testing/half-fill";
import { getPart, click, openInbox, passTime, user } from "../../testing/open-inbox";

jest.mock("../shell/go-to");
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const BOOKED = ok(createEnquiryReply({ status: "booked" }));
const draft = (cents: number, facts = {}) =>
  ok({
    ...{ title: "Saona Island", validUntil: "2026-12-01", pickupTime: "07:30", note: "" },
    lines: [{ label: "Adults", count: 2, unitCents: cents }],
    ...facts,
  });
const START = "#new-booking?offer=saona-island&day=2026-12-24";

const open = (hash: string, calls: FakeCalls = {}) =>
  openInbox(hash, {
    "POST staff/quotes.draft": draft(7500),
    "POST staff/bookings.make": BOOKED,
    ...calls,
  });
/** Pasted: each key of a form of this size takes its time. */
async function fill(field: Element, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function type(label: string, text: string) {
  await fill(screen.getByLabelText(label), text);
}
const book = () => click(screen.getByRole("button", { name: "Book" }));

it("books a trip of a departure with name, phone and party alone, at the price of the rules, and leads to the enquiry", async () => {
  const made = await open(START);
  expect(screen.getByRole("heading", { name: "New booking" })).toHaveFocus();
  await type("Name", "Rosa Díaz");
  await type("Phone", "+1 809 555 1234");
  await user.selectOptions(getPart("Guest").getByLabelText("Guest's language"), "Español");
  await type("Adults", "2");
  await passTime(500);
  expect(screen.getByLabelText("Amount, US$")).toHaveValue("150");
  expect(screen.getByLabelText("Pick-up time")).toHaveValue("07:30");
  expect(getBodies(made, "POST staff/quotes.draft").at(-1)).toEqual({
    ...{ lang: "es", offer: "saona-island", date: "2026-12-24" },
    ...{ adults: 2, children: 0, smallChildren: 0 },
  });
  await book();
  expect(getBodies(made, "POST staff/bookings.make")).toEqual([
    {
      guest: { name: "Rosa Díaz", lastname: "", phone: "+1 809 555 1234", email: "", lang: "es", source: "" },
      trips: [
        {
          ...{ offer: "saona-island", title: "", date: "2026-12-24", amountCents: 15_000 },
          ...{ adults: 2, children: 0, smallChildren: 0, pickup: { place: "", time: "07:30" } },
        },
      ],
      ...{ notes: "", isTold: false, key: expect.stringMatching(/^[\w-]{8,}$/) as string },
    },
  ]);
  expect(location.hash).toBe("#PA-7K2P4");
  expect(sessionStorage).toHaveLength(0);
});

it("keeps an amount that was typed when the party changes", async () => {
  await open(START);
  await type("Adults", "2");
  await passTime(500);
  await type("Amount, US$", "120");
  await type("Children", "1");
  await passTime(500);
  expect(screen.getByLabelText("Amount, US$")).toHaveValue("120");
  await click(screen.getByRole("button", { name: "Work out the prices" }));
  expect(screen.getByLabelText("Amount, US$")).toHaveValue("150");
});

it("takes several trips, deposit, payment, notes, partner and address, and mails what is booked", async () => {
  const made = await open(START);
  await type("Name", "Rosa");
  await type("Email (not required)", "rosa@example.com");
  const source = screen.getByLabelText("Source or partner (not required)");
  const list = document.getElementById(source.getAttribute("list") ?? "");
  expect([...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value)).toEqual(["Hotel Sol"]);
  await fill(source, "Hotel Sol");
  await type("Adults", "2");
  await passTime(500);
  await click(screen.getByRole("button", { name: "Add a trip" }));
  const second = within(screen.getByRole("group", { name: "Trip 2" }));
  await fill(second.getByLabelText("What it is"), "Airport transfer");
  await fill(second.getByLabelText("Day"), "2026-12-26");
  await fill(second.getByLabelText("Pick-up place"), "Hotel Sol");
  await fill(second.getByLabelText("Amount, US$"), "60");
  await type("Notes for the crew", "Wheelchair");
  await type("Paid, US$", "50");
  await user.selectOptions(screen.getByLabelText("How"), "card");
  await type("Deposit, US$ (not required)", "100");
  await fill(screen.getByLabelText("Deposit due on"), "2026-12-01");
  expect(screen.getByRole("checkbox", { name: "Mail the guest what is booked" })).toBeChecked();
  await book();
  expect(getBodies(made, "POST staff/bookings.make")[0]).toMatchObject({
    guest: { name: "Rosa", email: "rosa@example.com", source: "Hotel Sol" },
    trips: [
      { offer: "saona-island", amountCents: 15_000 },
      { title: "Airport transfer", date: "2026-12-26", pickup: { place: "Hotel Sol" }, amountCents: 6000 },
    ],
    ...{ notes: "Wheelchair", isTold: true },
    payment: { cents: 5000, day: "2026-11-23", method: "card" },
    deposit: { cents: 10_000, due: "2026-12-01" },
  });
});

it("says which fields are not right, at the first of which one goes on", async () => {
  const fields = {
    "guest.name": "required",
    "trips.0.title": "required",
    "trips.0.amountCents": "invalid-number",
  };
  const made = await open("#new-booking", {
    "POST staff/bookings.make": { status: 422, json: { code: "invalid", fields } },
  });
  await type("Amount, US$", "free");
  halfFill(screen.getByLabelText("Day"));
  await book();
  expect(screen.getByLabelText("Day")).toHaveAccessibleDescription(/a part is missing/);
  expect(getBodies(made, "POST staff/bookings.make")).toEqual([]);
  halfFill(screen.getByLabelText("Day"), false);
  await book();
  expect(getBodies(made, "POST staff/bookings.make")[0]).toMatchObject({ trips: [{ amountCents: null }] });
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Write the guest's name.");
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.getByLabelText("What it is")).toHaveAccessibleDescription(/^Choose an offer/);
  expect(screen.getByLabelText("Amount, US$")).toHaveAccessibleDescription(/^Write an amount like 95\.50/);
  expect(screen.getByText(/^Not booked\. Write the guest's name\./)).toBeVisible();
});

it("says that the day is full, and books it nevertheless", async () => {
  const full = { status: 409, json: { code: "day-full" } };
  const made = await open(START, { "POST staff/bookings.make": [full, BOOKED] });
  await type("Name", "Rosa");
  await type("Adults", "2");
  await passTime(500);
  await book();
  expect(screen.getByText(/^Not booked\. The day of a trip has not enough places left/)).toBeVisible();
  await click(screen.getByRole("button", { name: "Book it anyway" }));
  const [refused, booked] = getBodies(made, "POST staff/bookings.make");
  expect(refused).not.toHaveProperty("evenIfFull");
  expect(booked).toHaveProperty("evenIfFull", true);
  expect(location.hash).toBe("#PA-7K2P4");
});

it("keeps what was typed while one looks at the list, or signs in again", async () => {
  await open(START, { "POST staff/bookings.make": { status: 401, json: { code: "unauthorized" } } });
  await type("Name", "Rosa");
  await type("Adults", "2");
  await book();
  const go = async (hash: string) => {
    location.hash = hash;
    await passTime(0);
  };
  await go("");
  expect(screen.queryByLabelText("Name")).toBeNull();
  await go(START);
  expect(screen.getByLabelText("Name")).toHaveValue("Rosa");
  await click(screen.getByRole("button", { name: "Drop it" }));
  expect(location.hash).toBe("");
  expect(sessionStorage).toHaveLength(0);
});
