import { screen, within } from "@testing-library/react";

import type { AccountsReply } from "../shell/client";
import { ok } from "../../testing/fake-staff-calls";
import { click, openInbox } from "../../testing/open-inbox";

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

const row = (trips: number, soldCents: number, facts = {}) => ({
  ...{ trips, soldCents, persons: trips * 2, cancelledCents: 0, commissionCents: 0 },
  ...facts,
});
const OCTOBER: AccountsReply = {
  ...{ month: "2026-10", months: ["2026-11", "2026-10"], isClosed: false, canClose: true },
  byBookingDay: row(12, 240_050, { cancelledCents: 19_500, commissionCents: 12_000 }),
  byTripDay: row(9, 180_000),
  offers: [
    { offer: "saona-island", title: "Saona Island", ...row(8, 170_000) },
    { offer: "", title: "", ...row(1, 10_000) },
  ],
  partners: [{ source: "hotel-sol", name: "Hotel Sol", ...row(3, 60_000, { commissionCents: 6000 }) }],
  paidCents: 95_000,
  paid: [
    { method: "cash", cents: 100_000 },
    { method: "transfer", cents: -5000 },
  ],
  ...{ dueCents: 85_000, noShows: 2 },
  lost: [
    { reason: "price", enquiries: 4 },
    { reason: "", enquiries: 1 },
  ],
};
const CALL = "GET staff/accounts.get?month=2026-10";
const getRows = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

it("shows what a month has sold, cancelled, been paid and lost, by offer and partner", async () => {
  await openInbox("#accounts?month=2026-10", { [CALL]: ok(OCTOBER) });
  expect(getRows("Sold")).toEqual([
    "Day of booking1224$2,205.50cancelled $195commission $120",
    "Day of the trip918$1,800",
  ]);
  expect(getRows("Paid in this month")).toEqual(["cash$1,000", "bank transfer-$50", "Total$950"]);
  expect(getRows("By offer")).toEqual(["Saona Island816$1,700", "Something else12$100"]);
  expect(getRows("By partner")).toEqual(["Hotel Sol36$600commission $60"]);
  expect(getRows("Lost enquiries")).toEqual(["the price4", "not said1"]);
  expect(screen.getByText("To collect from the trips of this month").nextSibling).toHaveTextContent("$850");
  expect(screen.getByText("Parties that did not come").nextSibling).toHaveTextContent("2");
});

it("closes a month after saying what that means", async () => {
  const made = await openInbox("#accounts?month=2026-10", {
    [CALL]: ok(OCTOBER),
    "POST staff/accounts.close": ok({ ...OCTOBER, isClosed: true, canClose: false }),
  });
  await click(screen.getByRole("button", { name: "Close October 2026…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Close October 2026?" }));
  expect(dialog.getByText(/count in the first open month\. This cannot be undone\.$/)).toBeVisible();
  expect(made.filter(({ call }) => call === "POST staff/accounts.close")).toEqual([]);
  await click(dialog.getByRole("button", { name: "Close the month" }));
  expect(made.find(({ call }) => call === "POST staff/accounts.close")?.body).toEqual({ month: "2026-10" });
  expect(screen.getByText("The month is closed.")).toBeVisible();
  expect(
    screen.getByText("This month is closed: what was sold, cancelled and paid no longer changes."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Close October/ })).toBeNull();
});
