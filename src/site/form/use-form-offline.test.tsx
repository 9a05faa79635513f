import { act } from "@testing-library/react";

import { fakeFetch } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { CONFIRMED, getState, getWords, send, TestForm } from "../../testing/test-form";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("a post that found no connection", () => {
  const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);

  it("is sent again as the same message when the connection returns", async () => {
    const calls = fakeFetch("offline", CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    expect(getState()).toMatchObject({ failure: { kind: "offline" } });
    act(() => void window.dispatchEvent(new Event("online")));
    await settle();
    expect(getState()).toMatchObject({ failure: null, receipt: { reference: "PA-7K2P4" } });
    const [first, second] = bodies(calls);
    expect(second).toEqual(first);
  });

  it("is sent again after half a minute where the browser says that it is online: the server was away", async () => {
    const calls = fakeFetch("offline", "offline", CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    for (const count of [2, 3]) {
      act(() => jest.advanceTimersByTime(30_000));
      await settle();
      expect(calls).toHaveLength(count);
    }
    expect(getState()).toMatchObject({ failure: null, receipt: { reference: "PA-7K2P4" } });
    act(() => jest.advanceTimersByTime(300_000));
    await settle();
    expect(calls).toHaveLength(3);
  });

  it("waits for the visitor once they have changed it", async () => {
    const calls = fakeFetch("offline", CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    await user.type(getWords(), " again");
    act(() => void window.dispatchEvent(new Event("online")));
    await settle();
    expect(calls).toHaveLength(1);
  });
});
