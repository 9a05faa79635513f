import { act, renderHook } from "@testing-library/react";

import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { passTime } from "../../testing/open-inbox";
import { staffApi } from "./client";
import { useFollowed } from "./use-followed";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ok = (json: string, afterMs = 0) => ({ status: 200, json, afterMs });

it("follows what is answered, and drops an answer that was asked for before one's own change", async () => {
  fakeStaffCalls({
    "GET staff/letters.get?key=whales": [ok("first"), ok("older", 500), ok("own"), ok("newest")],
  });
  const { result } = renderHook(() =>
    useFollowed<object, unknown>(staffApi.letters.get.query as never, { key: "whales" }, 5000),
  );
  await passTime(0);
  expect(result.current.data).toBe("first");
  await passTime(5000);
  act(() => result.current.take("own"));
  await passTime(500);
  expect(result.current.data).toBe("own");
  await passTime(4500);
  expect(result.current.data).toBe("newest");
});
