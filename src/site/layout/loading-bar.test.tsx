import { act, screen } from "@testing-library/react";

import { setNavigationStatus, type NavigationStatus } from "../browser/navigation";
import { renderWithLocale } from "../../testing/render-with-locale";
import { LoadingBar } from "./loading-bar";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => setNavigationStatus("idle"));
  jest.useRealTimers();
});

it("the loading bar shows after 200 ms, is red at once when a page failed, and stays for 500 ms when it is done", () => {
  renderWithLocale(<LoadingBar />, "es");
  const steps: [NavigationStatus | undefined, number, string, string][] = [
    ["loading", 199, "hidden", ""],
    [undefined, 1, "loading", "Cargando la página"],
    ["failed", 0, "failed", "No se pudo cargar la página"],
    ["loading", 3000, "loading", "Cargando la página"],
    ["idle", 499, "done", ""],
    [undefined, 1, "hidden", ""],
  ];
  for (const [status, ms, bar, text] of steps) {
    act(() => status && setNavigationStatus(status));
    act(() => jest.advanceTimersByTime(ms));
    expect(screen.getByTestId("loading-bar")).toHaveAttribute("data-status", bar);
    expect(screen.getByRole("status")).toHaveTextContent(text === "" ? /^$/ : text);
  }
});
