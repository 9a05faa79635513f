import { cleanup, screen } from "@testing-library/react";

import { CLOSED_DAY, getBodies, ok, openDepartures } from "../../testing/open-departures";
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
