/** @jest-environment node */
import { getRetryWait } from "./retry-time";

describe("the wait between attempts", () => {
  it("doubles up to a quarter of an hour, with jitter", () => {
    expect([1, 2, 3, 10, 1000].map((attempts) => getRetryWait(attempts, () => 1))).toEqual([
      15_000, 30_000, 60_000, 900_000, 900_000,
    ]);
    expect(getRetryWait(1, () => 0)).toBe(7_500);
  });
});
