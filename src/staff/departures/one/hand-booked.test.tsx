import { screen, within } from "@testing-library/react";

import type { DepartureReply } from "../../../contracts/departures";
import { DAY_CALL, ok, ONE_DAY, openDepartures } from "../../../testing/open-departures";
import { click, user } from "../../../testing/open-inbox";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const EMPTY: DepartureReply = { ...ONE_DAY, ...{ guests: [], parties: 0, persons: 0, held: 0 } };
const BY_HAND: DepartureReply = { ...EMPTY, byHand: [{ reference: "PA-9H3X2", name: "Luca Bianchi" }] };
const CANCELLED: DepartureReply = { ...BY_HAND, ...{ state: "cancelled", reason: "Waves", who: "Bea" } };
const TELL = "Guests booked by hand: 1. They get no mail from here: tell them yourself.";

const open = (day: DepartureReply, calls = {}) =>
  openDepartures("#saona-island/2026-12-24", { [DAY_CALL]: ok(day), ...calls });
const getPart = (name: string) => within(screen.getByRole("region", { name }));
const getEnquiry = (part = getPart("Who goes")) => part.getByRole("link", { name: "PA-9H3X2" });

it("names guests booked by hand, with the way to their enquiry, and does not say that nobody goes", async () => {
  await open(BY_HAND);
  const part = getPart("Who goes");
  expect(part.getByRole("heading", { name: "Booked by hand" })).toBeVisible();
  expect(part.getByRole("listitem")).toHaveTextContent("Luca Bianchi PA-9H3X2");
  expect(getEnquiry()).toHaveAttribute("href", "/admin/enquiries#PA-9H3X2");
  expect(part.queryByText(/^No booking is noted/)).toBeNull();
  expect(part.queryByRole("table")).toBeNull();
});

it("says before and after a day is cancelled who gets no mail", async () => {
  await open(BY_HAND, {
    [DAY_CALL]: [ok(BY_HAND), ok(CANCELLED)],
    "POST staff/departure-preview": ok({ guests: 0, mails: [] }),
    "POST staff/departure-cancellation": ok(CANCELLED),
  });
  await click(screen.getByRole("button", { name: "Cancel this day…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Cancel this day?" }));
  expect(dialog.getByText(TELL)).toBeVisible();
  expect(getEnquiry(dialog)).toHaveAttribute("target", "_blank");
  await user.type(dialog.getByLabelText("What guests read"), "Waves");
  await click(dialog.getByRole("button", { name: "Look at the mail" }));
  expect(dialog.getByText("Nobody has accepted a quote for this day: no mail goes out.")).toHaveFocus();
  await click(dialog.getByRole("button", { name: "Cancel the day, mails: 0" }));
  expect(getPart("This day").getByText(TELL)).toBeVisible();
  expect(getEnquiry()).toBeVisible();
});
