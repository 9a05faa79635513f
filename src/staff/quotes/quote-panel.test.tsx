import { screen, within } from "@testing-library/react";
import { ok } from "../../testing/fake-staff-calls";

import type { EnquiryEvent } from "../../domain/contracts/inbox";
import type { QuoteSend } from "../../domain/contracts/quotes";
import type { QuoteReply } from "../shell/client";
import {
  createBookedTrip,
  createBooking,
  createEnquiryReply,
  RECEIVED,
} from "../../testing/create-enquiry-reply";
import { click, openInbox, passTime, user } from "../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";
const DRAFT = {
  ...{ title: "Isola Saona", validUntil: "2026-11-30", note: "", pickupTime: "08:00" },
  lines: [
    { label: "Adulti", count: 2, unitCents: 7500 },
    { label: "Bambino", count: 1, unitCents: 4550 },
  ],
};
const MAIL = { subject: "Isola Saona", html: "<p>Saona</p>" };
const QUOTE: QuoteReply = {
  link: "https://site.example/api/quote?token=t",
  ...{ id: "q1", status: "sent", isOver: false, lines: [], totalCents: 19_550 },
  trips: [
    {
      ...{ offer: "saona-island", title: "Isola Saona", port: "bayahibe", date: "2026-12-05" },
      ...{ adults: 2, children: 1, smallChildren: 0, pickup: { place: "Hotel Sol", time: "07:30" } },
      lines: DRAFT.lines,
    },
  ],
  ...{
    deposit: { cents: 5000, due: null },
    replaces: [],
    validUntil: "2026-11-30",
    payUrl: "",
    text: "A presto!",
  },
  terms: [{ label: "Annullamento", text: "Gratis fino al 3 dicembre." }],
  ...{ settledAt: null },
};
const QUOTED: EnquiryEvent = {
  ...{
    id: "e2",
    at: Date.parse("2026-11-23T13:40:00.000Z"),
    who: "Ana",
    kind: "quoted",
    quoteId: "q1",
    state: null,
  },
};
const withQuote = (facts: Partial<QuoteReply> = {}) =>
  createEnquiryReply({ version: 2, quotes: [{ ...QUOTE, ...facts }], events: [RECEIVED, QUOTED] });

const getPart = () => within(screen.getByRole("region", { name: "Quote" }));

async function start(calls = {}) {
  const made = await openInbox("#PA-7K2P4", {
    ...{ "POST staff/quotes.draft": ok(DRAFT), "POST staff/quotes.preview": ok(MAIL), ...calls },
  });
  await click(screen.getByRole("button", { name: "Make a quote" }));
  return made;
}

const work = () => click(screen.getByRole("button", { name: "Work out the prices" }));

it("works out the prices by the price rules, shows their sum, and sends what one has looked at", async () => {
  const made = await start({ "POST staff/quotes.send": ok(withQuote()) });
  await work();
  expect(made.find(({ call }) => call === "POST staff/quotes.draft")?.body).toEqual({
    ...{ reference: "PA-7K2P4", offer: "saona-island", port: "bayahibe", date: "2026-12-05" },
    ...{ adults: 2, children: 1, smallChildren: 0 },
  });
  expect(getPart().getByText("$195.50", { selector: "output" })).toBeVisible();
  expect(getPart().getByLabelText("Pick-up time")).toHaveValue("08:00");
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Send this quote?" }));
  expect(dialog.getByRole("row", { name: /^Adulti/ })).toHaveTextContent(/2 × 75 USD150 USD/);
  expect(dialog.getByText("Total:")).toHaveTextContent("$195.50");
  const facts = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual(["Saturday, December 5, 2026", "Bayahíbe", "Adults: 2 · Children: 1", "08:00"]);
  await click(dialog.getByRole("button", { name: "Send the quote" }));
  expect(made.find(({ call }) => call === "POST staff/quotes.send")?.body).toMatchObject({
    ...{ reference: "PA-7K2P4", version: 1, validUntil: "2026-11-30", payUrl: "" },
    ...{
      trips: [{ offer: "saona-island", date: "2026-12-05", lines: DRAFT.lines }],
      lines: [],
      replaces: [],
    },
  });
  expect(screen.getByText("The quote is sent.")).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it("begins a new quote with the one that waits for an answer", async () => {
  await openInbox("#PA-7K2P4", { [ONE]: ok(withQuote()) });
  await click(getPart().getByRole("button", { name: "Make a new quote" }));
  const values = ["Offer", "Adults", "Pick-up place", "Deposit, US$ (not required)", "What (line 2)"].map(
    (label) => getPart().getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(["saona-island", "2", "Hotel Sol", "50", "Bambino"]);
  expect(getPart().getByText("$195.50", { selector: "output" })).toBeVisible();
});

it("shows the terms of each trip under its name", async () => {
  const terms = ["Isola Saona", "Isola Catalina"].map((trip) => ({
    trip,
    label: "Incluso",
    text: `Pranzo, ${trip}`,
  }));
  await openInbox("#PA-7K2P4", { [ONE]: ok(withQuote({ terms })) });
  await click(screen.getByText("Terms as they were sent"));
  expect(screen.getByRole("heading", { name: "Isola Catalina" }).nextSibling).toHaveTextContent(
    "InclusoPranzo, Isola Catalina",
  );
});

const invalid = (fields: Record<string, string>) => ({ status: 422, json: { code: "invalid", fields } });

it.each([
  [{ validUntil: "too-far" }, "Valid until the end of", /not after the trip/],
  [{ "trips.0.date": "too-soon" }, "Day", /^This day is over/],
  [{ "deposit.cents": "too-many" }, "Deposit, US$ (not required)", /not be more than the total/],
  [{ "trips.0.lines.1.unitCents": "invalid-number" }, /^Price of one/, /^Write an amount like 95\.50/],
  [{ "trips.0.adults": "too-few" }, "Adults", /^Say how many persons/],
  [{ "trips.0.adults": "too-many" }, "Adults", /^Say how many persons/],
])("says what the server has refused, at the field: %j", async (fields, label, words) => {
  await start({ "POST staff/quotes.preview": invalid(fields) });
  await work();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(getPart().getAllByLabelText(label).at(-1)).toHaveAccessibleDescription(words);
  expect(getPart().getByRole("alert")).toHaveTextContent(words);
});

it("goes back from the dialog to the field that was refused since", async () => {
  await start({ "POST staff/quotes.send": invalid({ "trips.0.date": "too-soon" }) });
  await work();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  await click(screen.getByRole("button", { name: "Send the quote" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(getPart().getByLabelText("Day")).toHaveAccessibleDescription(/^This day is over/);
  expect(getPart().getByRole("alert")).toHaveTextContent(/^Not sent\. /);
});

it("is told when somebody was faster, and loses nothing", async () => {
  const answered: EnquiryEvent = { ...QUOTED, id: "e3", who: "Luis", kind: "note", text: "I called." };
  const newer = createEnquiryReply({ version: 2, events: [RECEIVED, answered] });
  const made = await start({
    [ONE]: [ok(createEnquiryReply()), ok(newer)],
    "POST staff/quotes.send": [{ status: 409, json: { code: "conflict" } }, ok(withQuote())],
  });
  await work();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  await click(screen.getByRole("button", { name: "Send the quote" }));
  await passTime(0);
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("alert")).toHaveTextContent(/^Not sent/);
  expect(dialog.getByText("Note by Luis")).toBeVisible();
  await click(dialog.getByRole("button", { name: "Send it anyway" }));
  expect(made.findLast(({ call }) => call === "POST staff/quotes.send")?.body).toMatchObject({ version: 2 });
});

const CATALINA = { offer: "catalina-island", title: "Catalina Island", date: null } as const;

it("quotes several trips, one without a day, with a deposit, in place of what is booked", async () => {
  const [saona] = createEnquiryReply().chosen;
  if (!saona) throw new Error("Nothing was chosen.");
  const booking = createBooking({
    trips: [
      createBookedTrip({ date: "2026-12-10" }),
      createBookedTrip({ id: "t2", title: "Isola Catalina" }),
    ],
  });
  const enquiry = createEnquiryReply({ chosen: [saona, { ...saona, ...CATALINA }], booking });
  const made = await start({ [ONE]: ok(enquiry), "POST staff/quotes.send": ok(withQuote()) });
  for (const button of getPart().getAllByRole("button", { name: "Work out the prices" })) await click(button);
  await user.type(getPart().getByLabelText(/^Deposit, US/), "100");
  await user.selectOptions(getPart().getByLabelText("Isola Saona, Thu, Dec 10"), "is replaced by this quote");
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Saona Island",
    "Catalina Island",
  ]);
  expect(dialog.getByText("the guest chooses the day")).toBeVisible();
  expect(dialog.getByText("Total:")).toHaveTextContent("$391");
  expect(dialog.getByText("Deposit: $100")).toBeVisible();
  expect(dialog.getByText("This replaces the booking of Isola Saona, Thu, Dec 10.")).toBeVisible();
  expect(dialog.queryByText(/the booking of Isola Catalina/)).toBeNull();
  await click(dialog.getByRole("button", { name: "Send the quote" }));
  const { trips, ...body } = made.find(({ call }) => call === "POST staff/quotes.send")?.body as QuoteSend;
  expect(body).toMatchObject({ deposit: { cents: 10_000 }, replaces: ["t1"] });
  expect(trips.map(({ date }) => date)).toEqual(["2026-12-05", undefined]);
});

it("hands out the guest's page of a quote that can be answered, for a guest without an address", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await openInbox("#PA-7K2P4", { [ONE]: ok({ ...withQuote(), phoneNumber: "+39 333 1234567" }) });
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await click(getPart().getByRole("button", { name: /^Copy the link/ }));
  expect(writeText).toHaveBeenCalledWith(QUOTE.link);
  expect(getPart().getByText("Copied.")).toBeVisible();
  expect(getPart().getByRole("link", { name: "Send it by WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/393331234567?text=${encodeURIComponent(QUOTE.link ?? "")}`,
  );
});
