/** @jest-environment node */
import { endsTooEarly, getNextChange, isPublished } from "./publication";

const at = (moment: string) => Date.parse(moment);

describe("whether the site shows an entry", () => {
  it.each([
    ["without dates", {}, "2026-12-01T00:00:00Z", true],
    ["before its first moment", { publish_from: "2026-12-01T08:00" }, "2026-12-01T11:59:59Z", false],
    ["from its first moment on", { publish_from: "2026-12-01T08:00" }, "2026-12-01T12:00:00Z", true],
    ["before its end", { publish_until: "2026-12-01T08:00-04:00" }, "2026-12-01T11:59:59Z", true],
    ["from its end on", { publish_until: "2026-12-01T08:00-04:00" }, "2026-12-01T12:00:00Z", false],
    ["paused", { sale: "paused" }, "2026-12-01T00:00:00Z", true],
    ["hidden", { sale: "hidden" }, "2026-12-01T00:00:00Z", false],
  ])("%s", (_, entry, now, shown) => {
    expect(isPublished(entry, at(now))).toBe(shown);
  });
});

describe("the next change", () => {
  const entries = [
    { publish_from: "2026-12-01T08:00", publish_until: "2026-12-24T18:00" },
    { publish_until: "2026-12-03T00:00:00Z" },
    { sale: "hidden", publish_from: "2026-11-30T00:00" },
    {},
  ];

  it.each([
    ["2026-11-01T00:00:00Z", "2026-12-01T12:00:00Z"],
    ["2026-12-01T12:00:00Z", "2026-12-03T00:00:00Z"],
    ["2026-12-03T00:00:00Z", "2026-12-24T22:00:00Z"],
  ])("after %s is at %s", (now, next) => {
    expect(getNextChange(entries, at(now))).toBe(at(next));
  });

  it("is none when all dates are past", () => {
    expect(getNextChange(entries, at("2026-12-24T22:00:00Z"))).toBeUndefined();
  });
});

it("an entry that ends when it begins, or before, ends too early", () => {
  expect(endsTooEarly({ publish_from: "2026-12-01T08:00", publish_until: "2026-12-01T12:00:00Z" })).toBe(
    true,
  );
  expect(endsTooEarly({ publish_from: "2026-12-01T08:00", publish_until: "2026-12-01T12:01:00Z" })).toBe(
    false,
  );
  expect(endsTooEarly({ publish_until: "2026-12-01T12:01:00Z" })).toBe(false);
});
