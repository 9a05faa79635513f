import { act, renderHook } from "@testing-library/react";

import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { dispatchSaved } from "./saved-event";
import { usePublishState } from "./use-publish-state";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it("asks no more often after a save while an answer was awaited", async () => {
  const reply = { status: 200, json: { state: "live" }, afterMs: 200 };
  const made = fakeStaffCalls({ "GET editor/status": reply });
  const { result } = renderHook(() => usePublishState());
  act(dispatchSaved);
  await wait(5_000);
  expect(result.current).toBe("live");
  const before = made.length;
  await wait(60_000);
  expect(made.length - before).toBeLessThanOrEqual(6);
});
