import { act, fireEvent, screen } from "@testing-library/react";

import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { settle } from "../../testing/settle";
import { BROKEN, CONFIRMED, getState, getWords, send, TestForm } from "../../testing/test-form";
import { type CheckResult } from "./use-form";

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) }));
afterEach(() => jest.useRealTimers());

describe("the confirmation flag", () => {
  it("is false at first, true for 3000 ms after the server has confirmed, and then false again", async () => {
    fakeFetch(CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    expect(getState()).toMatchObject({ isConfirmed: false, receipt: null });
    await send(user, "Hello");
    expect(getState()).toMatchObject({ isConfirmed: true });
    act(() => jest.advanceTimersByTime(2999));
    expect(getState()).toMatchObject({ isConfirmed: true });
    act(() => jest.advanceTimersByTime(1));
    expect(getState()).toMatchObject({ isConfirmed: false, receipt: { reference: "PA-7K2P4" } });
  });
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
    expect(requests.map(({ body }) => body)).toEqual([lost]);
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

  it.each<[FakeReply, number, object | null]>([
    [BROKEN, 60, { kind: "failed", typed: { words: "Hello" } }],
    ["offline", 60, { kind: "offline", typed: { words: "Hello" } }],
    [
      { status: 429, json: { code: "too-many-requests", retryAfter: 240 } },
      1,
      { kind: "too-many", minutes: 3 },
    ],
    [{ status: 429, json: { code: "too-many-requests", retryAfter: 240 } }, 5, null],
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
      expect(getState()).toEqual(
        expect.objectContaining({ failure: failure && (expect.objectContaining(failure) as object) }),
      );
    },
  );
});

describe("sending twice", () => {
  it("posts once while the first post is under way", async () => {
    const requests = fakeFetch(CONFIRMED);
    renderWithLocale(<TestForm />);
    fireEvent.submit(screen.getByRole("form"));
    expect(getState()).toMatchObject({ isSending: true });
    fireEvent.submit(screen.getByRole("form"));
    await settle();
    expect(requests).toHaveLength(1);
  });

  it("keeps the receipt when the second tap comes after the answer", async () => {
    const requests = fakeFetch(CONFIRMED);
    const loadCheck = () =>
      Promise.resolve((body: unknown): CheckResult => {
        const { words } = body as { words?: string };
        return words ? { ok: true } : { ok: false, fields: { words: "required" } };
      });
    const { user } = renderWithLocale(<TestForm loadCheck={loadCheck} />);
    await send(user, "Hello");
    await send(user);
    expect(getState()).toMatchObject({ receipt: { reference: "PA-7K2P4" }, errors: {} });
    await send(user, "Hello again");
    expect(requests).toHaveLength(2);
  });

  it("uses the same key for the same words, so that the server takes them for one message", async () => {
    const requests = fakeFetch(BROKEN, CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    await send(user);
    const [first, second] = requests.map(({ body }) => body);
    expect(first).toEqual({
      words: "Hello",
      idempotencyKey: expect.stringMatching(/^[\w-]{8,100}$/) as string,
    });
    expect(second).toEqual(first);
  });

  it.each<[string, FakeReply, string]>([
    ["changed words after a failure", "offline", "Hello again"],
    ["the same words after they had arrived", CONFIRMED, "Hello"],
  ])("uses another key for %s", async (_, reply, words) => {
    const requests = fakeFetch(reply, CONFIRMED);
    const { user } = renderWithLocale(<TestForm />);
    await send(user, "Hello");
    await send(user, words);
    const keys = requests.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});
