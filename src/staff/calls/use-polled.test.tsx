import { renderHook } from "@testing-library/react";

import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { passTime } from "../../testing/open-inbox";
import { staffApi } from "./client";
import { goTo } from "./go-to";
import { usePolled } from "./use-polled";

jest.mock("./go-to");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("goes to the sign-in once when the session has ended, and again only when the page is shown again", async () => {
  const made = fakeStaffCalls({
    "GET staff/letters.get?key=whales": [
      { status: 200, json: "first" },
      { status: 401, json: { code: "unauthorized" } },
    ],
  });
  renderHook(() => usePolled(staffApi.letters.get.query, { key: "whales" }, () => undefined, 5000));
  await passTime(5000);
  expect(goTo).toHaveBeenCalledTimes(1);
  await passTime(60_000);
  expect(goTo).toHaveBeenCalledTimes(1);
  expect(made).toHaveLength(2);
  document.dispatchEvent(new Event("visibilitychange"));
  await passTime(0);
  expect(goTo).toHaveBeenCalledTimes(2);
});
