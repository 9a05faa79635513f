/** @jest-environment node */
import { getNavigationStatus, listenToNavigation, setNavigationStatus } from "./navigation-state";

it("is idle before anything happens", () => {
  expect(getNavigationStatus()).toBe("idle");
});

it("tells its listeners of every change until they stop listening", () => {
  const seen: string[] = [];
  const stop = listenToNavigation(() => seen.push(getNavigationStatus()));
  setNavigationStatus("loading");
  setNavigationStatus("failed");
  stop();
  setNavigationStatus("idle");
  expect(seen).toEqual(["loading", "failed"]);
});
