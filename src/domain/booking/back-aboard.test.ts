import fc from "fast-check";

import { BOOKING_PORTS, createBookableOffer } from "../../testing/create-bookable-offer";
import type { BookableOffer } from "./bookable-offer";
import { checkBackAboard, getReturn, type BackAboard } from "./back-aboard";
import { NO_CHOICE, type Choice } from "./choice";

const onShip = (
  shipAllAboard?: string,
  port: Choice["port"] = "la-romana-cruises",
  shipDocked?: string,
): Choice => ({
  ...NO_CHOICE,
  port,
  pickup: {
    kind: "cruise",
    shipClock: "local",
    ...(shipAllAboard && { shipAllAboard }),
    ...(shipDocked && { shipDocked }),
  },
});

function check(
  shipAllAboard: string | undefined,
  change: Partial<BookableOffer> = {},
  port?: Choice["port"],
) {
  return checkBackAboard(createBookableOffer(change), onShip(shipAllAboard, port), BOOKING_PORTS);
}

/** With the docking time told; the offer sets off at 08:00, and going ashore takes 45 minutes. */
function checkDocked(shipDocked: string, shipAllAboard?: string, change: Partial<BookableOffer> = {}) {
  const choice = onShip(shipAllAboard, "la-romana-cruises", shipDocked);
  return checkBackAboard(createBookableOffer(change), choice, BOOKING_PORTS);
}

describe("the way back to the ship", () => {
  // Picked up at 08:00, nine hours, an hour in reserve: back at 18:00.
  it.each([
    ["19:45", { kind: "fits", backAt: "18:00", spareMinutes: 105, marginMinutes: 60, docksBy: "07:15" }],
    ["18:00", { kind: "fits", backAt: "18:00", spareMinutes: 0, marginMinutes: 60, docksBy: "07:15" }],
    ["17:59", { kind: "too-tight", backAt: "18:00", missingMinutes: 1, marginMinutes: 60 }],
    ["17:00", { kind: "too-tight", backAt: "18:00", missingMinutes: 60, marginMinutes: 60 }],
  ])("with all aboard at %s is told with the reserve", (aboard, expected) => {
    expect(check(aboard)).toEqual(expected);
  });

  it.each([
    ["16:59", {}, "17:00"],
    ["16:30", {}, "17:00"],
    ["07:30", {}, "17:00"],
    ["19:45", { duration_hours: 72 }, "08:00"],
    ["23:30", { duration_hours: 16 }, "00:00"],
  ])("has sailed before the return with all aboard at %s", (aboard, change, back) => {
    expect(check(aboard, change)).toEqual({ kind: "sailed", back, aboard });
  });

  it("reads all aboard in the small hours as those of the night after the tour", () => {
    expect(check("00:30")).toMatchObject({ kind: "fits", spareMinutes: 390 });
  });

  it.each([
    ["07:15", "19:45", { kind: "fits", backAt: "18:00", spareMinutes: 105, marginMinutes: 60 }],
    ["07:15", "16:30", { kind: "sailed", back: "17:00", aboard: "16:30" }],
    ["07:15", undefined, { kind: "not-told" }],
    ["07:16", "19:45", { kind: "not-ashore", start: "08:00", docked: "07:16", ashoreMinutes: 45 }],
    ["09:00", undefined, { kind: "not-ashore", start: "08:00", docked: "09:00", ashoreMinutes: 45 }],
    ["18:00", "17:00", { kind: "unknown" }],
    ["07:00", "00:30", { kind: "fits", backAt: "18:00", spareMinutes: 390, marginMinutes: 60 }],
  ])("of a ship that docks at %s, with all aboard at %s", (docked, aboard, expected) => {
    expect(checkDocked(docked, aboard)).toEqual(expected);
  });

  it.each([
    ["07:15", "16:30", { kind: "too-tight", backAt: "18:00", missingMinutes: 90, marginMinutes: 60 }],
    ["09:00", "19:45", { kind: "unknown" }],
    ["07:15", "19:45", { kind: "fits", backAt: "18:00", spareMinutes: 105, marginMinutes: 60 }],
  ])("of a whole boat is to be asked about, for a ship from %s to %s", (docked, aboard, expected) => {
    expect(checkDocked(docked, aboard, { price_basis: "per-boat" })).toEqual(expected);
  });

  it("counts from the first pick-up that a ship's guests can reach", () => {
    const pickup = ["08:00", "09:00", "11:00"].map((time) => ({ port: "la-romana-cruises", time }));
    expect(checkDocked("08:00", "19:30", { pickup })).toMatchObject({ kind: "fits", backAt: "19:00" });
  });

  it("ends at the time of the pick-up that the ship's guests can reach", () => {
    const pickup = [
      { port: "la-romana-cruises", time: "13:30", back: "18:45" },
      { port: "la-romana-cruises", time: "09:00" },
    ];
    const change = { pickup, duration_hours: 5 };
    expect(checkDocked("08:00", "17:00", change)).toMatchObject({ kind: "fits", backAt: "15:00" });
    expect(checkDocked("09:00", "20:00", change)).toMatchObject({ kind: "fits", backAt: "19:45" });
  });

  it("takes an earlier pick-up where the last one is back too late, and says by when the ship must dock for it", () => {
    const pickup = ["09:00", "13:30"].map((time) => ({ port: "la-romana-cruises", time }));
    const change = { pickup, duration_hours: 5 };
    expect(check("17:00", change)).toMatchObject({ kind: "fits", backAt: "15:00", docksBy: "08:15" });
    expect(check("20:00", change)).toMatchObject({ kind: "fits", backAt: "19:30", docksBy: "12:45" });
    expect(check("13:00", change)).toEqual({ kind: "sailed", back: "14:00", aboard: "13:00" });
  });

  it.each<[string, string | undefined, Partial<BookableOffer>, Choice["port"]]>([
    ["without a duration", "19:45", { duration_hours: null }, "la-romana-cruises"],
    [
      "without a pick-up time at the port",
      "19:45",
      { pickup: [{ port: "bayahibe", time: "08:00" }] },
      "la-romana-cruises",
    ],
    ["at a port without ships", "19:45", {}, "bayahibe"],
  ])("is not guessed %s", (_, aboard, change, port) => {
    expect(check(aboard, change, port)).toEqual({ kind: "unknown" });
  });

  it("was stored without the reserve before: then it counts as under way, as it was told", () => {
    const stored: Extract<BackAboard, { kind: "fits" }> = { kind: "fits", backAt: "18:30", spareMinutes: 75 };
    expect(getReturn(stored)).toEqual({ back: "18:30", aboard: "19:45", minutes: 75 });
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
        // In the small hours it is the night after.
        const ends = aboard < 5 * 60 ? aboard + 24 * 60 : aboard;
        const spare = ends - (start + duration_hours * 60 + 60);
        if (result?.kind === "fits") expect([spare >= 0, result.spareMinutes]).toEqual([true, spare]);
        if (result?.kind === "too-tight") expect([spare < 0, result.missingMinutes]).toEqual([true, -spare]);
        if (spare >= 0) expect(result?.kind).toBe("fits");
        if (spare < -60) expect(result?.kind).toBe("sailed");
      }),
    );
  });
});

describe("a ship's clock", () => {
  // The offer sets off at 08:00, going ashore takes 45 minutes, and it is back at 17:00; the reserve is an hour.
  const checkClock = (shipClock: "local" | "behind" | undefined, shipDocked: string, shipAllAboard: string) =>
    checkBackAboard(
      createBookableOffer(),
      {
        ...{ ...NO_CHOICE, port: "la-romana-cruises" },
        pickup: { kind: "cruise", shipDocked, shipAllAboard, ...(shipClock && { shipClock }) },
      },
      BOOKING_PORTS,
    );

  it("that is an hour behind docks later and sails later by local time", () => {
    expect(checkClock("behind", "06:15", "17:00")).toMatchObject({
      ...{ kind: "fits", spareMinutes: 0, clock: "behind" },
    });
    expect(checkClock("behind", "06:16", "17:00")).toMatchObject({ kind: "not-ashore", docked: "07:16" });
  });

  it("that nobody knows counts as the worse of both", () => {
    expect(checkClock(undefined, "06:15", "18:00")).toMatchObject({ kind: "fits", clock: "unsure" });
    expect(checkClock(undefined, "06:16", "18:00")).toMatchObject({ kind: "not-ashore", clock: "unsure" });
    expect(checkClock(undefined, "06:15", "17:59")).toMatchObject({ kind: "too-tight", clock: "unsure" });
  });

  it("that shows local time is not spoken of", () => {
    expect(checkClock("local", "07:15", "18:00")).not.toHaveProperty("clock");
  });
});
