import { getDayState, getRefusal, getTakenPlaces, type DayState } from "./day-places";

const PERSONS = { price_basis: "per-person" };
const BOATS = { price_basis: "per-boat" };
const day = (held: number, capacity?: number, isClosed = false) => ({ held, capacity, isClosed });

describe("how a day stands", () => {
  it.each<[string, number, number | undefined, DayState | undefined]>([
    ["an empty day is free, however small the boat", 0, 2, undefined],
    ["five left of twenty are not few", 15, 20, undefined],
    ["four left are few", 16, 20, "few"],
    ["a fifth of a large boat is few", 48, 60, "few"],
    ["a little more than a fifth is not", 47, 60, undefined],
    ["nothing left is full", 20, 20, "full"],
    ["more than all is full: the capacity was lowered", 25, 20, "full"],
    ["without a capacity no day is ever full", 900, undefined, undefined],
  ])("%s", (_, held, capacity, state) => {
    expect(getDayState(PERSONS, day(held, capacity))).toBe(state);
    expect(getDayState(PERSONS, day(held, capacity, true))).toBe("closed");
  });

  it.each<[number, number, DayState | undefined]>([
    [0, 1, undefined],
    [1, 1, "full"],
    [1, 3, undefined],
    [2, 3, "few"],
    [8, 10, "few"],
    [7, 10, undefined],
  ])("%i of %i boats", (held, capacity, state) => {
    expect(getDayState(BOATS, day(held, capacity))).toBe(state);
  });

  it("a party is refused where it would go beyond the capacity, or the day is closed", () => {
    expect([getRefusal(day(18, 20), 2), getRefusal(day(18, 20), 3)]).toEqual([undefined, "full"]);
    expect(getRefusal(day(0, 20, true), 1)).toBe("closed");
  });

  it("a party takes its persons, one at least; or one boat", () => {
    expect([0, 1, 7, null].map((persons) => getTakenPlaces(PERSONS, persons))).toEqual([1, 1, 7, 1]);
    expect([0, 1, 7, null].map((persons) => getTakenPlaces(BOATS, persons))).toEqual([1, 1, 1, 1]);
  });
});
