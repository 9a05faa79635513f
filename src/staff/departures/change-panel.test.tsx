import { cleanup, screen } from "@testing-library/react";

import { CLOSED_DAY, DAY_CALL, getBodies, ok, ONE_DAY, openDepartures } from "../../testing/open-departures";
import { click, passTime, user } from "../../testing/open-inbox";

jest.mock("../shell/go-to");
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const MAILS = [{ locale: "es", guests: 1, subject: "Su viaje", html: "<p>Olas</p>" }];
const PREVIEW = ok({ guests: 1, mails: MAILS });
const getField = () => screen.getByLabelText("What guests read");
const getLook = () => screen.getByRole("button", { name: "Look at the mail" });

async function openDay(calls = {}) {
  return openDepartures("#saona-island/2026-12-24", calls);
}
async function startCancelling(calls = {}) {
  const made = await openDay(calls);
  await click(screen.getByRole("button", { name: "Cancel this day…" }));
  return made;
}

it("shows no mail with other words than those that stand there when it arrives", async () => {
  await startCancelling({ "POST staff/departures.previewCancellation": { ...PREVIEW, afterMs: 500 } });
  await user.type(getField(), "High waves");
  await click(getLook());
  await user.type(getField(), " of 3 m");
  await passTime(500);
  expect(screen.queryByRole("button", { name: /^Cancel the day, mails/ })).toBeNull();
  expect(screen.queryByTitle("Su viaje")).toBeNull();
  await click(getLook());
  await passTime(500);
  expect(screen.getByRole("button", { name: "Cancel the day, mails: 1" })).toBeVisible();
});

it("lists the phones of a cancelled day's guests whenever it is opened", async () => {
  const cancelled = {
    ...CLOSED_DAY,
    state: "cancelled" as const,
    guests: [],
    cancelledGuests: ONE_DAY.guests,
  };
  await openDay({ [DAY_CALL]: ok(cancelled) });
  const list = screen.getByRole("heading", {
    name: "Phone numbers of all who have booked",
  }).nextElementSibling;
  expect(list).toHaveTextContent("+1 809 555 1234");
});

it("does not cancel the day when one presses Enter twice, and leads to the mail", async () => {
  const made = await startCancelling({
    "POST staff/departures.previewCancellation": PREVIEW,
    "POST staff/departures.cancel": ok({ ...CLOSED_DAY, state: "cancelled" }),
  });
  await user.type(getField(), "High waves");
  getLook().focus();
  await user.keyboard("{Enter}");
  await passTime(0);
  expect(screen.getByRole("heading", { name: "Mail in Español, guests: 1" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await passTime(0);
  expect(getBodies(made, "POST staff/departures.cancel")).toEqual([]);
});

it("says that the session has ended, and keeps what guests are to read over the sign-in", async () => {
  await startCancelling({
    "POST staff/departures.previewCancellation": { status: 401, json: { code: "unauthorized" } },
  });
  await user.type(getField(), "High waves");
  await click(getLook());
  expect(screen.getByRole("alert")).toHaveTextContent(/^You are signed out\. What you typed stays here/);
  expect(screen.getByRole("link", { name: "Sign in in another tab" })).toHaveAttribute(
    "href",
    "/admin/sign-in",
  );
  cleanup();
  await startCancelling({
    "POST staff/departures.previewCancellation": PREVIEW,
    "POST staff/departures.cancel": ok({ ...CLOSED_DAY, state: "cancelled" }),
  });
  expect(getField()).toHaveValue("High waves");
  await click(getLook());
  await click(screen.getByRole("button", { name: "Cancel the day, mails: 1" }));
  expect(sessionStorage).toHaveLength(0);
});
