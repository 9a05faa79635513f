import { act, renderHook } from "@testing-library/react";

import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { passTime } from "../../testing/open-inbox";
import { staffApi } from "./client";
import { useStaffQuery } from "./query";
import { goTo } from "./go-to";

jest.mock("./go-to");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CALL = "GET staff/letters.get?key=whales";
const ok = (json: string, afterMs = 0) => ({ status: 200, json, afterMs });
const follow = () =>
  renderHook(() =>
    useStaffQuery<object, unknown>(
      "letters.get",
      staffApi.letters.get.query as never,
      { key: "whales" },
      { everyMs: 5000 },
    ),
  );

it("goes to the sign-in once when the session has ended, and again only when the page is shown again", async () => {
  const ended = { status: 401, json: { code: "unauthorized" } };
  const made = fakeStaffCalls({ [CALL]: [ok("first"), ended] });
  follow();
  await passTime(0);
  await passTime(5000);
  expect(goTo).toHaveBeenCalledTimes(1);
  await passTime(60_000);
  expect(goTo).toHaveBeenCalledTimes(1);
  expect(made).toHaveLength(2);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await passTime(0);
  expect(goTo).toHaveBeenCalledTimes(2);
});

it("follows what is answered, and drops an answer that was asked for before one's own change", async () => {
  fakeStaffCalls({ [CALL]: [ok("first"), ok("older", 500), ok("newest")] });
  const { result } = follow();
  await passTime(0);
  expect(result.current.data).toBe("first");
  await passTime(5000);
  act(() => result.current.setData("own"));
  await passTime(500);
  expect(result.current.data).toBe("own");
  await passTime(5000);
  expect(result.current.data).toBe("newest");
});
