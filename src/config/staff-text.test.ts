/** @jest-environment node */
import { createWords, say } from "./staff-text";

const TEXT = { en: "{{name}} and {{other}}", es: "{{name}} y {{other}}", it: "" };

it("fills in what a text names, and leaves what nobody knows", () => {
  expect(say(TEXT, "en", { name: "Ana" })).toBe("Ana and {{other}}");
});

it("gets the texts of a table in one language", () => {
  expect(createWords({ two: TEXT }, "es")("two", { name: "Ana", other: "Eva" })).toBe("Ana y Eva");
});
