import { screen, within } from "@testing-library/react";

import type { FiguresReply } from "../../../contracts/figures";
import { ME } from "../../../testing/fake-staff-calls";
import { openInbox, passTime, user } from "../../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const FIGURES: FiguresReply = {
  ...{ from: "2026-09-01", to: "2026-11-23", enquiries: 40, bookings: 10, unanswered: 3 },
  firstAnswer: { median: 47.4, withinAnHour: 21, answered: 37 },
  weeks: [{ key: "2026-11-16", enquiries: 12, bookings: 3 }],
  offers: [
    { key: "saona-island", title: "Saona Island", enquiries: 30, bookings: 10 },
    { key: "", enquiries: 10, bookings: 0 },
  ],
  languages: [{ key: "it", enquiries: 40, bookings: 10 }],
  sources: [{ key: "", enquiries: 40, bookings: 10 }],
};
const ok = (json: object) => ({ status: 200, json });

it("tells the owner how fast answers are and how many enquiries are booked, with a table beside each drawing", async () => {
  await openInbox("#figures", { "GET staff/figures?months=3": ok(FIGURES) });
  expect(screen.getByText("First answer after (median)").nextSibling).toHaveTextContent(/^47\smin$/);
  expect(screen.getByText("21 of 37")).toBeVisible();
  const getRows = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(getRows("By week")).toEqual(["Mon, Nov 1612325%"]);
  expect(getRows("By offer")).toEqual(["Saona Island301033%", "A question1000%"]);
  expect(getRows("By language")).toEqual(["Italiano401025%"]);
  expect(getRows("By source")).toEqual(["None401025%"]);
});

it("shows another period", async () => {
  const year = { ...FIGURES, firstAnswer: { median: null, withinAnHour: 0, answered: 0 }, weeks: [] };
  await openInbox("#figures", {
    "GET staff/figures?months=3": ok(FIGURES),
    "GET staff/figures?months=12": ok(year),
  });
  await user.selectOptions(screen.getByLabelText("Period"), "12 months");
  await passTime(0);
  expect(screen.getByText("none yet")).toBeVisible();
  expect(
    within(screen.getByRole("region", { name: "By week" })).getByText("Nothing in this period."),
  ).toBeVisible();
});

it("shows last month alone", async () => {
  const october = { ...FIGURES, from: "2026-10-01", to: "2026-10-31" };
  await openInbox("#figures", {
    "GET staff/figures?months=3": ok(FIGURES),
    "GET staff/figures?months=1&skip=1": ok(october),
  });
  await user.selectOptions(screen.getByLabelText("Period"), "Last month");
  await passTime(0);
  expect(screen.getByText(/^From Thu, Oct 1 to Sat, Oct 31\.$/)).toBeVisible();
});

it("says that the figures could not be loaded", async () => {
  await openInbox("#figures", { "GET staff/figures?months=3": { status: 502 } });
  expect(screen.getByRole("alert")).toHaveTextContent("The figures could not be loaded.");
});

it("is for owners", async () => {
  await openInbox("#figures", { "GET staff/me": ok({ ...ME, role: "staff" }) });
  expect(screen.getByText(/^Only owners see the figures/)).toBeVisible();
});

it("is offered to owners alone", async () => {
  await openInbox("", { "GET staff/me": ok({ ...ME, role: "staff" }) });
  expect(screen.queryByRole("link", { name: "Figures" })).toBeNull();
});
