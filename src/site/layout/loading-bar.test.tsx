import { act, screen } from "@testing-library/react";

import { setNavigationStatus, type NavigationStatus } from "../browser/navigation";
import { renderWithLocale } from "../../testing/render-with-locale";
import { LoadingBar } from "./loading-bar";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => setNavigationStatus("idle"));
  jest.useRealTimers();
});

const navigation = (status: NavigationStatus) => act(() => setNavigationStatus(status));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const getBar = () => screen.getByTestId("loading-bar");

describe("the loading bar", () => {
  it("shows after 200 ms of loading", () => {
    renderWithLocale(<LoadingBar />);
    navigation("loading");
    wait(199);
    expect(getBar()).toHaveAttribute("data-status", "hidden");
    wait(1);
    expect(getBar()).toHaveAttribute("data-status", "loading");
    expect(screen.getByRole("status")).toHaveTextContent("Loading the page");
  });

  it("stays for 500 ms when it is done", () => {
    renderWithLocale(<LoadingBar />);
    navigation("loading");
    wait(3000);
    navigation("idle");
    expect(getBar()).toHaveAttribute("data-status", "done");
    wait(499);
    expect(getBar()).toHaveAttribute("data-status", "done");
    wait(1);
    expect(getBar()).toHaveAttribute("data-status", "hidden");
  });

  it("says at once that a page could not be loaded", () => {
    renderWithLocale(<LoadingBar />, "es");
    navigation("loading");
    wait(250);
    navigation("failed");
    wait(0);
    expect(getBar()).toHaveAttribute("data-status", "failed");
    expect(screen.getByRole("status")).toHaveTextContent("No se pudo cargar la página");
  });
});
