/** @jest-environment node */
import type { Locale } from "../config/locales";
import { MissingMessageError, createTranslator, translate } from "./translate";

const messages = {
  title: "Tours",
  offer: {
    greeting: "Hello {{name}}, {{name}}! From {{town}}.",
    hours_one: "{{count}} hour",
    hours_other: "{{count}} hours",
    counted: "{{count}} in all",
  },
};

describe("a sentence", () => {
  it.each([
    ["title", {}, "Tours"],
    ["offer.greeting", { name: "Ana", town: "Bayahíbe" }, "Hello Ana, Ana! From Bayahíbe."],
    ["offer.greeting", { name: "$& $1" }, "Hello $& $1, $& $1! From ."],
    ["offer.counted", { count: 0 }, "0 in all"],
  ])("%s with %j reads %j", (key, values, text) => {
    expect(translate(messages, key, values)).toBe(text);
  });

  it.each(["nothing", "offer", "offer.nothing", "title.deeper", "offer.greeting.deeper", "", "constructor"])(
    "is never made up for the unknown key %j",
    (key) => {
      expect(() => translate(messages, key)).toThrow(MissingMessageError);
    },
  );

  it("says which key is missing and where it belongs", () => {
    expect(() => translate(messages, "offer.nothing")).toThrow(
      'There is no message "offer.nothing". Expected it in src/i18n/messages/{en,es,it}.',
    );
  });
});

describe("plural forms", () => {
  it.each<[Locale, number, string]>([
    ["en", 0, "0 hours"],
    ["en", 1, "1 hour"],
    ["en", 1.5, "1.5 hours"],
    ["en", 2, "2 hours"],
    ["es", 1, "1 hour"],
    ["es", 0, "0 hours"],
    ["it", 1, "1 hour"],
    ["it", 1_000_000, "1000000 hours"],
  ])("follow the rule of %s for %d", (locale, count, text) => {
    expect(createTranslator(locale, messages)("offer.hours", { count })).toBe(text);
  });

  it("are not needed where a sentence has a count and one form alone", () => {
    expect(createTranslator("en", messages)("offer.counted", { count: 1 })).toBe("1 in all");
  });

  it("cannot be asked for without a count", () => {
    expect(() => createTranslator("en", messages)("offer.hours")).toThrow(MissingMessageError);
  });
});
