import { act, render, screen, within } from "@testing-library/react";

import { createEnquiryRow } from "../../testing/create-enquiry-reply";
import { fakeStaffCalls, SIGNED_IN } from "../../testing/fake-staff-calls";
import { NAMES, passTime } from "../../testing/open-inbox";
import type { TodayReply } from "../shell/client";
import { TodayPage } from "./today-page";

const REPLY: TodayReply = {
  ...{ today: "2026-11-23", tomorrow: "2026-11-24", waitingCount: 12 },
  waiting: [createEnquiryRow({ name: "Carla Rossi", dueAt: Date.parse("2026-11-23T12:00:00.000Z") })],
  departures: [
    {
      ...{ offer: "saona-island", day: "2026-11-23", state: "full" },
      ...{ held: 20, capacity: 20, isByBoat: false, persons: 20, parties: 6, hasNotes: true },
      pickups: [
        { time: "07:30", place: "Dreams Dominicus", persons: 12 },
        { time: "", place: "", persons: 8 },
      ],
    },
  ],
  quotes: [
    { id: "q1", reference: "PA-00001", name: "Eva", validUntil: "2026-11-23", totalCents: 15_000 },
    { id: "q2", reference: "PA-00002", name: "Luz", validUntil: "2026-11-25", totalCents: 99_950 },
  ],
  unpaid: [{ reference: "PA-00003", name: "Rut", day: "2026-11-24", dueCents: 7500 }],
  refunds: [{ reference: "PA-00004", name: "Ana", cents: 2500 }],
};

async function open(json: TodayReply) {
  jest.useFakeTimers({ now: new Date("2026-11-23T14:00:00.000Z") });
  fakeStaffCalls({ ...SIGNED_IN, ...NAMES, "GET staff/today.get": { status: 200, json } });
  await act(async () => {
    render(<TodayPage />);
    await jest.advanceTimersByTimeAsync(0);
  });
  await passTime(0);
}

afterEach(() => jest.useRealTimers());

/** Text of each line of a panel, and where it leads. */
const readPanel = (name: string | RegExp) =>
  within(screen.getByRole("region", { name }))
    .queryAllByRole("listitem")
    .map((item) => [item.textContent, within(item).getByRole("link").getAttribute("href")]);

it("says what the day brings, each line a link to where it is done", async () => {
  await open(REPLY);
  expect(readPanel("Waiting for an answer")).toEqual([
    [expect.stringMatching(/^Carla Rossi2\sh lateSaona Island/), "/admin/enquiries#PA-7K2P4"],
  ]);
  expect(screen.getByRole("link", { name: "All enquiries: 12 wait for us" })).toHaveAttribute(
    "href",
    "/admin/enquiries",
  );
  expect(readPanel(/^Today, Monday, November 23/)).toEqual([
    [
      "Saona Islandfull20 persons · with allergies or notes07:30 Dreams Dominicus: 12 personstime not said place not said: 8 persons",
      "/admin/departures#saona-island/2026-11-23",
    ],
  ]);
  expect(readPanel(/^Tomorrow/)).toEqual([]);
  expect(screen.getByText("Nothing was booked for this day.")).toBeVisible();
  expect(readPanel("Quotes that end soon")).toEqual([
    ["Evaends today$150 · good until Mon, Nov 23", "/admin/enquiries#PA-00001"],
    ["Luz$999.50 · good until Wed, Nov 25", "/admin/enquiries#PA-00002"],
  ]);
  expect(readPanel("To collect")).toEqual([["Rut$75trip on Tue, Nov 24", "/admin/enquiries#PA-00003"]]);
  expect(readPanel("Paid more than is booked")).toEqual([
    ["Ana$25look at the terms before paying back", "/admin/enquiries#PA-00004"],
  ]);
});
