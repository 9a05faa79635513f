import { screen, within } from "@testing-library/react";

import type { EnquiryEvent } from "../../../contracts/inbox";
import type { QuoteReply } from "../../../contracts/quotes";
import { createEnquiryReply, RECEIVED } from "../../../testing/create-enquiry-reply";
import { click, openInbox, passTime, user } from "../../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiry?reference=PA-7K2P4";
const ok = (json: object) => ({ status: 200, json });
const DRAFT = {
  ...{ title: "Isola Saona", validUntil: "2026-11-30", note: "" },
  lines: [
    { label: "Adulti", count: 2, unitCents: 7500 },
    { label: "Bambino", count: 1, unitCents: 4550 },
  ],
};
const QUOTE: QuoteReply = {
  ...{
    id: "q1",
    status: "sent",
    isOver: false,
    offer: "saona-island",
    title: "Isola Saona",
    port: "bayahibe",
  },
  ...{ date: "2026-12-05", adults: 2, children: 1, smallChildren: 0, totalCents: 19_550, currency: "USD" },
  ...{ lines: DRAFT.lines, validUntil: "2026-11-30", payUrl: "", text: "A presto!" },
  ...{ sentAt: "2026-11-23T13:40:00.000Z", settledAt: null },
};
const QUOTED: EnquiryEvent = {
  ...{ id: "e2", at: "2026-11-23T13:40:00.000Z", who: "Ana", kind: "quoted", quoteId: "q1", state: null },
};
const withQuote = (facts: Partial<QuoteReply> = {}) =>
  createEnquiryReply({ version: 2, quotes: [{ ...QUOTE, ...facts }], events: [RECEIVED, QUOTED] });

const getPart = () => within(screen.getByRole("region", { name: "Quote" }));

async function start(calls = {}) {
  const made = await openInbox("#PA-7K2P4", { "POST staff/quote-draft": ok(DRAFT), ...calls });
  await click(screen.getByRole("button", { name: "Make a quote" }));
  return made;
}

const work = () => click(screen.getByRole("button", { name: "Work out the lines" }));

it("works out the lines by the price rules, shows their sum, and sends what one has looked at", async () => {
  const made = await start({ "POST staff/quote": ok(withQuote()) });
  await work();
  expect(made.find(({ call }) => call === "POST staff/quote-draft")?.body).toEqual({
    ...{ reference: "PA-7K2P4", offer: "saona-island", port: "bayahibe", date: "2026-12-05" },
    ...{ adults: 2, children: 1, smallChildren: 0 },
  });
  expect(getPart().getByText("$195.50")).toBeVisible();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Send this quote?" }));
  expect(dialog.getByRole("row", { name: /^Adulti/ })).toHaveTextContent(/2 × 75 USD150 USD/);
  expect(dialog.getByRole("row", { name: /^Total/ })).toHaveTextContent("195,50 USD");
  await click(dialog.getByRole("button", { name: "Send the quote" }));
  expect(made.find(({ call }) => call === "POST staff/quote")?.body).toMatchObject({
    ...{ reference: "PA-7K2P4", version: 1, lines: DRAFT.lines, validUntil: "2026-11-30", payUrl: "" },
  });
  expect(screen.getByText("The quote is sent.")).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it("keeps the total the sum of the lines while one changes, adds and removes them", async () => {
  await start();
  await work();
  await user.clear(getPart().getAllByLabelText("How many")[0] as HTMLElement);
  await user.type(getPart().getAllByLabelText("How many")[0] as HTMLElement, "4");
  expect(getPart().getByText("$345.50")).toBeVisible();
  await click(getPart().getByRole("button", { name: "Remove line 2" }));
  await click(getPart().getByRole("button", { name: "Add a line" }));
  await user.type(getPart().getByLabelText("What (line 2)"), "Sconto");
  await user.type(getPart().getAllByLabelText("Price of one, US$")[1] as HTMLElement, "-20");
  expect(getPart().getByText("$280", { selector: "output" })).toBeVisible();
});

it("says which field is not ready, and goes there", async () => {
  await start();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  expect(getPart().getByText("Add a line first.")).toBeVisible();
  await work();
  const [price] = getPart().getAllByLabelText("Price of one, US$");
  await user.clear(price as HTMLElement);
  await user.type(price as HTMLElement, "free");
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  expect(price).toHaveFocus();
  expect(price).toHaveAccessibleDescription("Write an amount like 95.50.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  [{ validUntil: "too-far" }, "Valid until the end of", /not after the trip/],
  [{ validUntil: "too-soon" }, "Valid until the end of", /^This day is over/],
  [{ date: "too-soon" }, "Day", /^This day is over/],
])("says what the server has refused, at the field: %j", async (fields, label, words) => {
  await start({ "POST staff/quote": { status: 422, json: { code: "invalid", fields } } });
  await work();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  await click(screen.getByRole("button", { name: "Send the quote" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(getPart().getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(getPart().getByRole("alert")).toHaveTextContent(/^Not sent\. /);
});

it("is told when somebody was faster, and loses nothing", async () => {
  const answered: EnquiryEvent = { ...QUOTED, id: "e3", who: "Luis", kind: "note", text: "I called." };
  const newer = createEnquiryReply({ version: 2, events: [RECEIVED, answered] });
  const made = await start({
    [ONE]: [ok(createEnquiryReply()), ok(newer)],
    "POST staff/quote": [{ status: 409, json: { code: "conflict" } }, ok(withQuote())],
  });
  await work();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  await click(screen.getByRole("button", { name: "Send the quote" }));
  await passTime(0);
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("alert")).toHaveTextContent(/^Not sent/);
  expect(dialog.getByText("Note by Luis")).toBeVisible();
  await click(dialog.getByRole("button", { name: "Send it anyway" }));
  expect(made.findLast(({ call }) => call === "POST staff/quote")?.body).toMatchObject({ version: 2 });
});

it.each([
  ["day-full", /^Not sent: that day has not enough places/],
  ["day-closed", /^Not sent: that day is closed/],
  ["offer-off-sale", /^Not sent: this offer is paused or hidden/],
] as const)("warns before a quote goes out that could not simply be accepted: %s", async (code, words) => {
  const made = await start({
    "POST staff/quote": [{ status: 409, json: { code } }, ok(withQuote())],
  });
  await work();
  await click(getPart().getByRole("button", { name: "Look at it and send…" }));
  await click(screen.getByRole("button", { name: "Send the quote" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("alert")).toHaveTextContent(words);
  await click(dialog.getByRole("button", { name: "Send it anyway" }));
  const bodies = made.filter(({ call }) => call === "POST staff/quote").map(({ body }) => body);
  expect(bodies).toMatchObject([{}, { evenIfFull: true }]);
  expect(bodies[0]).not.toHaveProperty("evenIfFull");
  expect(screen.getByText("The quote is sent.")).toBeVisible();
});

it("cancels what a guest has booked, with words that the guest reads", async () => {
  const made = await openInbox("#PA-7K2P4", {
    [ONE]: ok(withQuote({ status: "accepted", settledAt: "2026-11-23T13:50:00.000Z" })),
    "POST staff/quote-cancellation": ok({ ...withQuote({ status: "cancelled" }), version: 3 }),
  });
  await click(getPart().getByRole("button", { name: "Cancel the booking…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Cancel this booking?" }));
  await click(dialog.getByRole("button", { name: "Cancel the booking" }));
  expect(dialog.getByRole("textbox")).toHaveAccessibleDescription("Tell the guest why.");
  await user.type(dialog.getByRole("textbox"), "Come chiesto");
  await click(dialog.getByRole("button", { name: "Cancel the booking" }));
  expect(made.findLast(({ call }) => call === "POST staff/quote-cancellation")?.body).toMatchObject({
    ...{ reference: "PA-7K2P4", version: 2, quoteId: "q1", text: "Come chiesto" },
  });
  expect(screen.getByText(/^The booking is cancelled/)).toBeVisible();
  expect(getPart().queryByRole("button", { name: "Cancel the booking…" })).toBeNull();
});
