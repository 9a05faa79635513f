import { formatRecent } from "./format-recent";

const NOW = Date.parse("2026-11-23T03:30:00Z");

it.each([
  ["2026-11-23T03:00:00Z", "11:00 PM"],
  ["2026-11-22T04:30:00Z", "12:30 AM"],
  ["2026-11-22T03:30:00Z", "Nov 21"],
  ["2025-12-31T12:00:00Z", "Dec 31, 2025"],
])("writes %s on the evening of November 22 in Santo Domingo as %s", (moment, words) => {
  expect(formatRecent(moment, NOW, "en").replace("\u{202f}", " ")).toBe(words);
});
