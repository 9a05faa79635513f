/** @jest-environment node */
import type { Locale } from "../config/locales";
import { createI18n, createNamespaceTranslator, makeStrict, MissingMessageError } from "./create-i18n";

const offer = {
  title: "Tours",
  greeting: "Hello {{name}}, {{name}}! From {{town}}.",
  hours_one: "{{count}} hour",
  hours_many: "{{count}} of hours",
  hours_other: "{{count}} hours",
  group: { deep: "Deep" },
};
const other = { lunch: "Lunch", offer: { title: "Another title" } };

/** Asks as a program would that was compiled without types. */
function ask(locale: string, key: string, values: object = {}): string {
  return (createI18n(locale, { offer, other }).t as (key: string, values: object) => string)(key, values);
}

describe("a sentence", () => {
  it.each([
    ["offer.title", {}, "Tours"],
    ["offer.group.deep", {}, "Deep"],
    ["other.offer.title", {}, "Another title"],
    ["offer.greeting", { name: "Ana", town: "Bayahíbe" }, "Hello Ana, Ana! From Bayahíbe."],
    [
      "offer.greeting",
      { name: "$& $1", town: "$t(offer.title) {{name}}" },
      "Hello $& $1, $& $1! From $t(offer.title) {{name}}.",
    ],
    ["offer.greeting", { name: "<b>", town: "&" }, "Hello <b>, <b>! From &."],
  ])("%s with %j reads %j", (key, values, text) => {
    expect(ask("en", key, values)).toBe(text);
  });

  it.each(["nothing", "offer", "offer.nothing", "offer.group", "offer.lunch", ""])(
    "is never made up for the unknown key %j",
    (key) => {
      expect(() => ask("en", key)).toThrow(MissingMessageError);
    },
  );

  it("is never shown without a value of its placeholders", () => {
    expect(() => ask("en", "offer.greeting", { name: "Ana" })).toThrow(
      'The message "Hello Ana, Ana! From {{town}}." was asked for without a value for {{town}}.',
    );
  });
});

describe("plural forms", () => {
  it.each<[Locale, number, string]>([
    ["en", 0, "0 hours"],
    ["en", 1, "1 hour"],
    ["es", 1, "1 hour"],
    ["es", 1_000_000, "1000000 of hours"],
    ["it", 1_000_000, "1000000 of hours"],
  ])("follow the rule of %s for %d", (locale, count, text) => {
    expect(ask(locale, "offer.hours", { count })).toBe(text);
  });

  it("cannot be asked for without a count", () => {
    expect(() => ask("en", "offer.hours")).toThrow('There is no message "offer.hours"');
  });
});

describe("a translator of one namespace", () => {
  it("takes the keys of its file, also where a group has the name of another namespace", () => {
    const registration = { subject: "Access" };
    const t = createNamespaceTranslator("en", "mail", { registration });
    expect((t as (key: string) => string)("registration.subject")).toBe("Access");
  });
});

it("an instance of the plugin, which falls back to other namespaces, is made strict", () => {
  const instance = createI18n("en", { offer, other });
  instance.options.fallbackNS = ["other"];
  delete instance.options.parseMissingKeyHandler;
  const t = (key: string) => (instance.t as (key: string) => string)(key);
  expect(t("offer.lunch")).toBe("Lunch");
  makeStrict(instance);
  expect(() => t("offer.lunch")).toThrow('There is no message "offer.lunch"');
});
