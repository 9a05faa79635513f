import { screen, within } from "@testing-library/react";

import { createEnquiryReply } from "../../testing/create-enquiry-reply";
import { halfFill } from "../../testing/half-fill";
import { click, openInbox, user } from "../../testing/open-inbox";
import type { ChosenOffer } from "../shell/replies";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";
const ok = (json: object) => ({ status: 200, json });
const getTrips = () => screen.getAllByRole("group", { name: /^Trip \d/ });
const getTrip = (index: number) => within(getTrips()[index] as HTMLElement);
const SAONA = createEnquiryReply().chosen[0] as ChosenOffer;

it.each([
  ["Make a quote", "Look at it and send…"],
  ["Make a quote", "Work out the prices"],
  ["Book by hand", "Book"],
])("%s: a half-filled day counts as no day, and “%s” says so", async (start, button) => {
  const made = await openInbox("#PA-7K2P4");
  await click(screen.getByRole("button", { name: start }));
  const day = screen.getByLabelText("Day");
  halfFill(day);
  await click(screen.getByRole("button", { name: button }));
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription(/^The calendar has no such day, or a part is missing\./);
  expect(made.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

it.each(["Make a quote", "Book by hand"])(
  "%s: begins with all trips that the guest chose, to add to and to remove from",
  async (start) => {
    const catalina = {
      offer: "catalina-island",
      title: "Catalina Island",
      date: null,
      adults: 4,
      children: 0,
    };
    const pickup = { place: "Hotel Sol", time: "07:30" };
    const chosen = [
      { ...SAONA, pickup },
      { ...SAONA, ...catalina },
    ];
    await openInbox("#PA-7K2P4", { [ONE]: ok(createEnquiryReply({ chosen })) });
    await click(screen.getByRole("button", { name: start }));
    expect(getTrips()).toHaveLength(2);
    expect(getTrip(0).getByLabelText("Offer")).toHaveValue("saona-island");
    expect(getTrip(0).getByLabelText("Day")).toHaveValue("2026-12-05");
    expect(getTrip(0).getByLabelText("Pick-up place")).toHaveValue("Hotel Sol");
    expect(getTrip(1).getByLabelText("Offer")).toHaveValue("catalina-island");
    expect(getTrip(1).getByLabelText("Day")).toHaveValue("");
    expect(getTrip(1).getByLabelText("Adults")).toHaveValue("4");
    await click(getTrip(0).getByRole("button", { name: "Remove trip 1" }));
    expect(getTrip(0).getByLabelText("Offer")).toHaveValue("catalina-island");
    expect(screen.queryByRole("button", { name: "Remove trip 1" })).toBeNull();
    for (let count = 1; count < 10; count++) await click(screen.getByRole("button", { name: "Add a trip" }));
    expect(getTrips()).toHaveLength(10);
    expect(screen.queryByRole("button", { name: "Add a trip" })).toBeNull();
  },
);

it("needs an offer or a name, and persons for an offer", async () => {
  const made = await openInbox("#PA-7K2P4", { [ONE]: ok(createEnquiryReply({ chosen: [] })) });
  await click(screen.getByRole("button", { name: "Make a quote" }));
  const look = screen.getByRole("button", { name: "Look at it and send…" });
  await click(look);
  expect(screen.getByLabelText("What it is")).toHaveAccessibleDescription(/^Choose an offer/);
  await user.selectOptions(getTrip(0).getByLabelText("Offer"), "Saona Island");
  expect(screen.queryByLabelText("What it is")).toBeNull();
  await click(screen.getByRole("button", { name: "Work out the prices" }));
  expect(screen.getByLabelText("Adults")).toHaveAccessibleDescription(/^Say how many persons/);
  await user.type(screen.getByLabelText("Adults"), "x");
  await click(look);
  expect(screen.getByLabelText("Adults")).toHaveAccessibleDescription(/^Say how many persons/);
  expect(made.map(({ call }) => call)).not.toContain("POST staff/quotes.draft");
});
