import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";

import { setPendingScroll } from "../../browser-state/pending-scroll";
import { PageTransition } from "./page-transition";

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
});

afterEach(() => jest.useRealTimers());

const page = (key: string, text = `Page ${key}`) => (
  <PageTransition pageKey={key}>
    <p>{text}</p>
  </PageTransition>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Activity hides an element by its own style. */
const isShown = (element: HTMLElement) => element.closest('[style*="display: none"]') === null;
const getWrapper = (text: string) => screen.getByText(text).parentElement;

describe("the page transition", () => {
  it("does not move the first page", () => {
    render(page("a"));
    wait(1000);
    expect(getWrapper("Page a")).not.toHaveAttribute("class");
  });

  it("lets the old page out in 0.2 s, then the new one in: 0.4 s in all", () => {
    const { rerender } = render(page("a"));
    rerender(page("b"));
    wait(199);
    expect(getWrapper("Page a")).toHaveClass("pageLeaveActive");
    expect(screen.queryByText("Page b")).not.toBeVisible();
    wait(1);
    expect(screen.queryByText("Page a")).not.toBeInTheDocument();
    expect(getWrapper("Page b")).toHaveClass("pageEnterActive");
  });

  it("renders the new page while the old one fades, and its effects run when it is shown", () => {
    const effect = jest.fn();
    function Counted() {
      useEffect(effect);
      return <p>Page b</p>;
    }
    const { rerender } = render(page("a"));
    rerender(
      <PageTransition pageKey="b">
        <Counted />
      </PageTransition>,
    );
    wait(100);
    const element = screen.getByText("Page b");
    expect(effect).not.toHaveBeenCalled();
    wait(100);
    expect(screen.getByText("Page b")).toBe(element);
    expect(element).toBeVisible();
    expect(effect).toHaveBeenCalledTimes(1);
  });

  it("never shows two pages at once", () => {
    const { rerender } = render(page("a"));
    rerender(page("b"));
    for (let ms = 0; ms < 500; ms += 20) {
      expect(screen.getAllByText(/^Page/).filter(isShown)).toHaveLength(1);
      wait(20);
    }
  });

  it("goes straight to the last page when the visitor has gone on meanwhile", () => {
    const { rerender } = render(page("a"));
    rerender(page("b"));
    wait(100);
    rerender(page("c"));
    wait(200);
    expect(screen.getByText("Page c")).toBeInTheDocument();
  });

  it("stays where it is when the visitor has turned back meanwhile", () => {
    const { rerender } = render(page("a"));
    rerender(page("b"));
    wait(100);
    rerender(page("a"));
    wait(1000);
    expect(getWrapper("Page a")).not.toHaveClass("pageLeaveActive");
  });

  it("shows what changes on a page at once", () => {
    const { rerender } = render(page("a"));
    rerender(page("a", "New words"));
    expect(screen.getByText("New words")).toBeInTheDocument();
  });

  it("scrolls only when the old page has gone, so that it does not jump", () => {
    const { rerender } = render(page("a"));
    setPendingScroll({ top: 0, hash: "" });
    rerender(page("b"));
    wait(199);
    expect(scrollTo).not.toHaveBeenCalled();
    wait(1);
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
