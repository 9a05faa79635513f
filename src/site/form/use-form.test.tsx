import { act, fireEvent, screen } from "@testing-library/react";

import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { BROKEN, CONFIRMED, getState, getWords, send, TestForm } from "../../testing/test-form";
import { type CheckResult } from "./use-form";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

const getBodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body);
const comeOnline = async () => {
  act(() => void window.dispatchEvent(new Event("online")));
  await settle();
};
const RECEIVED = { failure: null, receipt: { reference: "PA-7K2P4" } };

it("the confirmation flag is true for 3000 ms after the server has confirmed, and then false again", async () => {
  fakeFetch(CONFIRMED);
  const { user } = renderWithLocale(<TestForm />);
  expect(getState()).toMatchObject({ isConfirmed: false, receipt: null });
  await send(user, "Hello");
  act(() => jest.advanceTimersByTime(2999));
  expect(getState()).toMatchObject({ isConfirmed: true });
  act(() => jest.advanceTimersByTime(1));
  expect(getState()).toMatchObject({ isConfirmed: false, receipt: { reference: "PA-7K2P4" } });
});

describe("what was typed", () => {
  it("is the same message in the next page when this one ends before the answer", async () => {
    const posts = jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
    const first = renderWithLocale(<TestForm />);
    await send(first.user, "Hello");
    first.unmount();
    const lost: unknown = JSON.parse(posts.mock.calls[0]?.[1]?.body as string);
    const requests = fakeFetch(CONFIRMED);
    const next = renderWithLocale(<TestForm />);
    await send(next.user);
    expect(getBodies(requests)).toEqual([lost]);
  });

  it("is checked before it is sent", async () => {
    const requests = fakeFetch(CONFIRMED);
    const loadCheck = async () => (): CheckResult => ({ ok: false, fields: { words: "required" } });
    const { user } = renderWithLocale(<TestForm loadCheck={loadCheck} />);
    await send(user);
    expect(getState()).toMatchObject({ errors: { words: "required" }, isSending: false });
    expect(requests).toEqual([]);
  });

  it("is there again after the page was left, and gone once it is confirmed", async () => {
    fakeFetch(CONFIRMED);
    const { user, unmount } = renderWithLocale(<TestForm />);
    await user.type(getWords(), "Two adults on Monday");
    unmount();
    const again = renderWithLocale(<TestForm />);
    expect(getWords()).toHaveValue("Two adults on Monday");
    await send(again.user);
    again.unmount();
    renderWithLocale(<TestForm />);
    expect(getWords()).toHaveValue("");
  });

  const TOO_MANY = { status: 429, json: { code: "too-many-requests", retryAfter: 240 } };
  it.each<[FakeReply, number, object | null]>([
    [BROKEN, 60, { kind: "failed", typed: { words: "Hello" } }],
    ["offline", 60, { kind: "offline", typed: { words: "Hello" } }],
    [TOO_MANY, 1, { kind: "too-many", minutes: 3 }],
    [TOO_MANY, 5, null],
  ])(
    "is there with the failure (%j) in a page loaded anew %i minutes later",
    async (reply, minutes, failure) => {
      fakeFetch(reply);
      jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      const { user, unmount } = renderWithLocale(<TestForm />);
      await send(user, "Hello");
      unmount();
      jest.setSystemTime(Date.now() + minutes * 60_000);
      renderWithLocale(<TestForm />);
      expect(getState()).toMatchObject({ failure });
    },
  );
});

describe("a post that found no connection", () => {
  it("is sent again as the same message when the connection returns", async () => {
    const calls = fakeFetch("offline", CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    expect(getState()).toMatchObject({ failure: { kind: "offline" } });
    await comeOnline();
    expect(getState()).toMatchObject(RECEIVED);
    const [first, second] = getBodies(calls);
    expect(second).toEqual(first);
  });

  it("is sent again after half a minute where the browser says that it is online: the server was away", async () => {
    const calls = fakeFetch("offline", "offline", CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    for (const [seconds, count] of [
      [30, 2],
      [30, 3],
      [300, 3],
    ] as const) {
      act(() => jest.advanceTimersByTime(seconds * 1000));
      await settle();
      expect(calls).toHaveLength(count);
    }
    expect(getState()).toMatchObject(RECEIVED);
  });

  it("waits for the visitor once they have changed it", async () => {
    const calls = fakeFetch("offline", CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    await user.type(getWords(), " again");
    await comeOnline();
    expect(calls).toHaveLength(1);
  });
});

describe("sending twice", () => {
  it("posts once while the first post is under way", async () => {
    const requests = fakeFetch(CONFIRMED);
    renderWithLocale(<TestForm />);
    for (let twice = 0; twice < 2; twice += 1) fireEvent.submit(screen.getByRole("form"));
    expect(getState()).toMatchObject({ isSending: true });
    await settle();
    expect(requests).toHaveLength(1);
  });

  it("keeps the receipt when the second tap comes after the answer", async () => {
    const requests = fakeFetch(CONFIRMED);
    const loadCheck =
      async () =>
      (body: unknown): CheckResult =>
        (body as { words?: string }).words ? { ok: true } : { ok: false, fields: { words: "required" } };
    const { user } = renderWithLocale(<TestForm loadCheck={loadCheck} />);
    await send(user, "Hello");
    await send(user);
    expect(getState()).toMatchObject({ receipt: { reference: "PA-7K2P4" }, errors: {} });
    await send(user, "Hello again");
    expect(requests).toHaveLength(2);
  });

  it.each<[string, FakeReply, string | undefined, number]>([
    ["the same key for the same words after a failure", BROKEN, undefined, 1],
    ["another key for changed words after a failure", "offline", "Hello again", 2],
    ["another key for the same words after they had arrived", CONFIRMED, "Hello", 2],
  ])("uses %s", async (_, reply, words, keys) => {
    const requests = fakeFetch(reply, CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    await send(user, words);
    const used = requests.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect([used.length, new Set(used).size]).toEqual([2, keys]);
    expect(used[0]).toMatch(/^[\w-]{8,100}$/);
  });
});
