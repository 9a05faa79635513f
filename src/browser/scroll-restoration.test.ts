import { isRestoredByBrowser, disableScrollRestoration } from "./scroll-restoration";

function setReadyState(value: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { value, configurable: true });
}

beforeEach(() => Object.assign(window.history, { scrollRestoration: "auto" }));

it("takes a page over that has loaded", () => {
  setReadyState("complete");
  disableScrollRestoration();
  expect(isRestoredByBrowser()).toBe(false);
});

it("lets the browser restore a page that still loads, takes it over then, and gives it back when the visitor leaves", () => {
  setReadyState("interactive");
  disableScrollRestoration();
  expect(isRestoredByBrowser()).toBe(true);
  window.dispatchEvent(new Event("pageshow"));
  expect(isRestoredByBrowser()).toBe(false);
  window.dispatchEvent(new Event("pagehide"));
  expect(isRestoredByBrowser()).toBe(true);
});

it("takes a page over again that comes back from the browser's memory", () => {
  setReadyState("complete");
  disableScrollRestoration();
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pageshow"));
  expect(isRestoredByBrowser()).toBe(false);
});
