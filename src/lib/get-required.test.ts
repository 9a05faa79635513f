/** @jest-environment node */
import { getRequired } from "./get-required";

it.each(["", 0, false])("gets %j, which is a value", (value) => {
  expect(getRequired(value, "the value")).toBe(value);
});

it.each([null, undefined])("says what is missing and where it belongs when there is %s", (value) => {
  expect(() => getRequired(value, "pages/home.json")).toThrow(
    "pages/home.json is missing. Expected it in content/.",
  );
});
