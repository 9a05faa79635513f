import { fakeStaffCalls } from "../../testing/fake-staff-calls";
import { followDueCount } from "./due-count";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LIST = "GET staff/enquiries.list?view=due";

it("goes on while the page is hidden, once a minute", async () => {
  const made = fakeStaffCalls({ [LIST]: { status: 200, json: { counts: { due: 2 } } } });
  const stop = followDueCount(true);
  await jest.advanceTimersByTimeAsync(1_000);
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(10_000);
  const before = made.length;
  await jest.advanceTimersByTimeAsync(180_000);
  expect(made.slice(before)).toEqual(Array(3).fill({ call: LIST, body: undefined }));
  stop();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(made.slice(before)).toHaveLength(3);
});
