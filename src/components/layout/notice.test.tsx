import { act, screen } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { Notice } from "./notice";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY = 24 * 3600 * 1000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("the sea-state notice", () => {
  it("stands on the page under a name for screen readers", () => {
    renderWithLocale(<Notice notice={{ text: "High waves until Friday.", expires: null }} />, "it");
    expect(screen.getByRole("complementary", { name: "Avviso" })).toHaveTextContent(
      "High waves until Friday.",
    );
    wait(400 * DAY);
    expect(screen.getByText("High waves until Friday.")).toBeInTheDocument();
  });

  it.each([[null], [{ text: "", expires: null }]])("is not there without words: %j", (notice) => {
    renderWithLocale(<Notice notice={notice} />);
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });

  it("goes by itself when it expires, also on a page that was built before", () => {
    renderWithLocale(<Notice notice={{ text: "High waves.", expires: "2026-11-20T14:00:00+02:00" }} />);
    wait(0);
    expect(screen.queryByText("High waves.")).not.toBeInTheDocument();
  });

  it.each([[1], [20]])("stays until then: %d days", (days) => {
    const expires = new Date(NOW + days * DAY).toISOString();
    renderWithLocale(<Notice notice={{ text: "High waves.", expires }} />);
    wait(days * DAY - 1);
    expect(screen.getByText("High waves.")).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText("High waves.")).not.toBeInTheDocument();
  });

  it("does not go early when it expires later than a timer can count", () => {
    const expires = new Date(NOW + 60 * DAY).toISOString();
    renderWithLocale(<Notice notice={{ text: "High waves.", expires }} />);
    wait(59 * DAY);
    expect(screen.getByText("High waves.")).toBeInTheDocument();
  });
});
