import type { Locale } from "../../domain/config/locales";
import { describeDueTime } from "./due-time";

it.each<[string, Locale, string, string]>([
  ["23T14:40:59", "es", "in", "40 min"],
  ["23T13:59:30", "en", "now", "0 min"],
  ["23T12:10:00", "it", "late", "1 h"],
  ["22T13:00:00", "it", "late", "25 h"],
  ["20T13:00:00", "it", "late", "3 giorni"],
])("an answer due on %s is, in %s: %s %s", (time, locale, kind, words) => {
  const due = describeDueTime(`2026-11-${time}Z`, Date.parse("2026-11-23T14:00:00Z"), locale);
  expect([due.kind, due.time.replaceAll("\u{a0}", " ")]).toEqual([kind, words]);
});
