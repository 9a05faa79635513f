import { act, renderHook } from "@testing-library/react";

import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { passTime } from "../../testing/open-inbox";
import { staffApi } from "./client";
import { useDueCount } from "./due-count";
import { goTo } from "./go-to";
import { followSave, usePublishState } from "./publish-state";
import { useStaffQuery } from "./query";

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
      5000,
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

it("keeps what was loaded while a poll fails, and says so", async () => {
  fakeStaffCalls({ [CALL]: [ok("first"), "offline", ok("second")] });
  const { result } = follow();
  await passTime(0);
  await passTime(5000);
  expect(result.current).toMatchObject({ data: "first", hasFailed: true });
  await passTime(5000);
  expect(result.current).toMatchObject({ data: "second", hasFailed: false });
});

it("counts what is due once a minute, also while the page is hidden", async () => {
  const list = "GET staff/enquiries.list?view=due";
  const made = fakeStaffCalls({ [list]: { status: 200, json: { counts: { due: 2 } } } });
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { result, unmount } = renderHook(useDueCount);
  await passTime(0);
  expect(result.current).toBe(2);
  await passTime(180_000);
  expect(made).toHaveLength(4);
  unmount();
  await passTime(180_000);
  expect(made).toHaveLength(4);
});

it("asks no more often after a save while the state of the last one was awaited", async () => {
  const made = fakeStaffCalls({
    "GET editor/status": { status: 200, json: { state: "live" }, afterMs: 200 },
  });
  const { result } = renderHook(usePublishState);
  act(followSave);
  await passTime(5_000);
  expect(result.current).toBe("live");
  const before = made.length;
  await passTime(60_000);
  expect(made.length - before).toBeLessThanOrEqual(6);
});
