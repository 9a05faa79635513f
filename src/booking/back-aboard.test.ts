import fc from "fast-check";

import { BOOKING_PORTS, createBookableOffer } from "../testing/create-bookable-offer";
import type { BookableOffer } from "./bookable-offer";
import { checkBackAboard, getReturn, type BackAboard } from "./back-aboard";
import { NO_CHOICE, type Choice } from "./choice";

const onShip = (shipAllAboard?: string, port: Choice["port"] = "la-romana-cruises"): Choice => ({
  ...NO_CHOICE,
  port,
  pickup: { kind: "cruise", ...(shipAllAboard && { shipAllAboard }) },
});

function check(
  shipAllAboard: string | undefined,
  change: Partial<BookableOffer> = {},
  port?: Choice["port"],
) {
  return checkBackAboard(createBookableOffer(change), onShip(shipAllAboard, port), BOOKING_PORTS);
}

describe("the way back to the ship", () => {
  // Picked up at 08:00, nine hours, an hour in reserve: back at 18:00.
  it.each([
    ["19:45", { kind: "fits", backAt: "18:00", spareMinutes: 105, marginMinutes: 60 }],
    ["18:00", { kind: "fits", backAt: "18:00", spareMinutes: 0, marginMinutes: 60 }],
    ["17:59", { kind: "too-tight", backAt: "18:00", missingMinutes: 1, marginMinutes: 60 }],
    ["16:30", { kind: "too-tight", backAt: "18:00", missingMinutes: 90, marginMinutes: 60 }],
  ])("with all aboard at %s is told with the reserve", (aboard, expected) => {
    expect(check(aboard)).toEqual(expected);
  });

  it.each<[string, string | undefined, Partial<BookableOffer>, Choice["port"]]>([
    ["without an all-aboard time", undefined, {}, "la-romana-cruises"],
    ["without a duration", "19:45", { duration_hours: null }, "la-romana-cruises"],
    [
      "without a pick-up time at the port",
      "19:45",
      { pickup: [{ port: "bayahibe", time: "08:00" }] },
      "la-romana-cruises",
    ],
    ["at a port without ships", "19:45", {}, "bayahibe"],
    ["when the tour ends after midnight", "23:30", { duration_hours: 15 }, "la-romana-cruises"],
    ["when the ship leaves before the tour begins", "07:30", {}, "la-romana-cruises"],
    ["when the tour takes days", "19:45", { duration_hours: 72 }, "la-romana-cruises"],
  ])("is not guessed %s", (_, aboard, change, port) => {
    expect(check(aboard, change, port)).toEqual({ kind: "unknown" });
  });

  it.each<[string, { back: string; minutes: number }]>([
    ["19:45", { back: "17:00", minutes: 165 }],
    ["18:00", { back: "17:00", minutes: 60 }],
    ["17:59", { back: "17:00", minutes: 59 }],
    ["16:30", { back: "17:00", minutes: -30 }],
  ])("with all aboard at %s is told as the real return", (aboard, expected) => {
    const result = check(aboard);
    if (!result || result.kind === "unknown") throw new Error("It should be known.");
    expect(getReturn(result)).toEqual({ aboard, ...expected });
  });

  it("was stored without the reserve before: then it counts as under way, as it was told", () => {
    const stored: BackAboard = { kind: "fits", backAt: "18:30", spareMinutes: 75 };
    expect(getReturn(stored)).toEqual({ back: "18:30", aboard: "19:45", minutes: 75 });
  });

  it("counts from the last pick-up, not the first", () => {
    const stops = ["08:00", "09:00"].map((time) => ({ port: "la-romana-cruises", time }));
    expect(check("19:00", { pickup: stops })).toEqual({
      kind: "fits",
      backAt: "19:00",
      spareMinutes: 0,
      marginMinutes: 60,
    });
  });

  it("does not concern a guest in a hotel", () => {
    const choice: Choice = { ...NO_CHOICE, port: "la-romana-cruises", pickup: { kind: "hotel" } };
    expect(checkBackAboard(createBookableOffer(), choice, BOOKING_PORTS)).toBeUndefined();
  });

  it("never promises what the clock does not hold", () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const toTime = (value: number) =>
      [Math.floor(value / 60), value % 60].map((part) => String(part).padStart(2, "0")).join(":");
    const hours = fc.integer({ min: 1, max: 48 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(minutes, minutes, hours, (start, aboard, duration_hours) => {
        const pickup = [{ port: "la-romana-cruises", time: toTime(start) }];
        const result = check(toTime(aboard), { pickup, duration_hours });
        const spare = aboard - (start + duration_hours * 60 + 60);
        if (result?.kind === "fits") expect([spare >= 0, result.spareMinutes]).toEqual([true, spare]);
        if (result?.kind === "too-tight") expect([spare < 0, result.missingMinutes]).toEqual([true, -spare]);
        if (spare >= 0) expect(result?.kind).toBe("fits");
      }),
    );
  });
});
