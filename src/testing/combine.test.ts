/** @jest-environment node */
import { combine } from "./combine";

const LOCALES = ["en", "es", "it"];
const WIDTHS = [360, 1280];

test("in full every value of a list meets every value of the others", () => {
  expect(combine([LOCALES, WIDTHS], true)).toEqual([
    ["en", 360],
    ["en", 1280],
    ["es", 360],
    ["es", 1280],
    ["it", 360],
    ["it", 1280],
  ]);
});

test("otherwise every value of every list occurs, in as few combinations as possible", () => {
  expect(combine([LOCALES, WIDTHS], false)).toEqual([
    ["en", 360],
    ["es", 1280],
    ["it", 360],
  ]);
  expect(combine([WIDTHS, LOCALES, ["light", "dark"]], false)).toEqual([
    [360, "en", "light"],
    [1280, "es", "dark"],
    [360, "it", "light"],
  ]);
});
