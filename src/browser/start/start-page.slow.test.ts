import { ALIVE_EVENT, LATEST_START_MS, SCRIPTS_ID } from "../../config/page-start";

const mockReloadOnBack = jest.fn<boolean, []>();
jest.mock("./reload-on-back", () => ({ createBackReload: () => mockReloadOnBack }));

const started = () => document.querySelectorAll("body > b").length;

/** Runs the inline script on a page that is still loading. */
async function runOnLoadingPage() {
  Object.defineProperty(document, "readyState", { value: "loading", configurable: true });
  document.body.innerHTML = `<template id="${SCRIPTS_ID}"><b></b></template><button type="button"></button>`;
  await jest.isolateModulesAsync(async () => {
    await import("./start-page");
  });
}

beforeEach(async () => {
  jest.useFakeTimers();
  mockReloadOnBack.mockReset().mockReturnValue(false);
  await runOnLoadingPage();
});

afterEach(() => {
  mockReloadOnBack.mockReturnValue(false);
  // What this page's script still listens to must find nothing to do on the next page.
  window.dispatchEvent(new Event("pointerdown"));
  document.dispatchEvent(new Event(ALIVE_EVENT));
  jest.useRealTimers();
});

describe("the scripts of a page", () => {
  it.each(["pointerdown", "keydown", "input"])("start with the first %s, once", (touch) => {
    window.dispatchEvent(new Event(touch));
    expect(started()).toBe(1);
    window.dispatchEvent(new Event(touch));
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(LATEST_START_MS);
    expect(started()).toBe(1);
  });

  it("are told nothing of a click before React has taken the page over, and all of it then", () => {
    const clicks = jest.fn();
    const button = document.querySelector("button");
    button?.addEventListener("click", clicks);
    button?.click();
    expect(clicks).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(ALIVE_EVENT));
    expect(clicks).toHaveBeenCalledTimes(1);
  });
});
