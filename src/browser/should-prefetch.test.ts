/** @jest-environment node */
import { shouldPrefetch } from "./should-prefetch";

it.each([
  ["on 4g", { effectiveType: "4g", saveData: false }, true],
  ["on 3g", { effectiveType: "3g" }, true],
  ["on 2g", { effectiveType: "2g" }, false],
  ["on slow 2g", { effectiveType: "slow-2g" }, false],
  ["for visitors who save data", { effectiveType: "4g", saveData: true }, false],
  ["when the browser says nothing of the connection", {}, true],
  ["when the browser has no such thing", undefined, true],
])("pages are fetched ahead %s: %j, %s", (_, connection, expected) => {
  expect(shouldPrefetch(connection)).toBe(expected);
});
