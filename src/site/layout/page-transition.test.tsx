import { act, render, screen } from "@testing-library/react";

import { setPendingScroll } from "../browser/navigation";
import { PageTransition } from "./page-transition";

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
});
afterEach(() => jest.useRealTimers());

const page = (key: string) => (
  <PageTransition pageKey={key}>
    <p>{`Page ${key}`}</p>
  </PageTransition>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const getWrapper = (text: string) => screen.getByText(text).parentElement;

describe("the page transition", () => {
  it("lets the old page out in 0.2 s, scrolls, then lets the new one in: 0.4 s in all", () => {
    const { rerender } = render(page("a"));
    setPendingScroll({ top: 0, hash: "" });
    rerender(page("b"));
    wait(199);
    expect(getWrapper("Page a")).toHaveClass("pageLeaveActive");
    expect(screen.queryByText("Page b")).not.toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
    wait(1);
    expect(screen.queryByText("Page a")).not.toBeInTheDocument();
    expect(getWrapper("Page b")).toHaveClass("pageEnterActive");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("changes pages at once for visitors who want less motion", () => {
    const matchMedia = (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" });
    Object.assign(window, { matchMedia });
    const { rerender } = render(page("a"));
    rerender(page("b"));
    wait(0);
    expect(screen.getByText("Page b")).toBeInTheDocument();
  });
});
