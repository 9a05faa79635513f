import type { Locale } from "../../domain/config/locales";
import { describeDueTime } from "./due-time";

const NOW = Date.parse("2026-11-23T14:00:00Z");
const NBSP = "\u{a0}";

it.each<[string, Locale, string, string]>([
  ["14:40:00", "en", "in", "40 min"],
  ["14:40:59", "es", "in", "40 min"],
  ["14:00:30", "en", "now", "0 min"],
  ["13:59:30", "en", "now", "0 min"],
  ["12:00:00", "en", "late", "2 h"],
  ["12:00:00", "es", "late", "2 h"],
  ["12:10:00", "it", "late", "1 h"],
  ["16:00:00", "it", "in", "2 h"],
])("an answer due at %s is, in %s: %s %s", (time, locale, kind, words) => {
  const due = describeDueTime(`2026-11-23T${time}Z`, NOW, locale);
  expect([due.kind, due.time.replaceAll(NBSP, " ")]).toEqual([kind, words]);
});

it("counts in days from two days on", () => {
  expect(describeDueTime("2026-11-20T13:00:00Z", NOW, "it").time.replaceAll(NBSP, " ")).toBe("3 giorni");
  expect(describeDueTime("2026-11-22T13:00:00Z", NOW, "it").time.replaceAll(NBSP, " ")).toBe("25 h");
});
