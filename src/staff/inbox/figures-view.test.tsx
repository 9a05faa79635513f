import { screen, within } from "@testing-library/react";
import { ok } from "../../testing/fake-staff-calls";

import { openInbox } from "../../testing/open-inbox";
import type { FiguresReply } from "../shell/client";

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

it("tells the owner how fast answers are and how many enquiries are booked, with a table beside each drawing", async () => {
  await openInbox("#figures", { "GET staff/enquiries.figures?months=3&skip=0": ok(FIGURES) });
  expect(screen.getByText("First answer after (median)").nextSibling).toHaveTextContent(/^47\smin$/);
  expect(screen.getByText("21 of 37")).toBeVisible();
  expect(screen.getByRole("link", { name: /CSV/ })).toHaveAttribute(
    "href",
    "/api/staff/figures-export?months=3&skip=0",
  );
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
