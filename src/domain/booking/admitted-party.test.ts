import { getLeastAge } from "../lib/offer-rules";
import { getAdmittedKinds, getAges, getInfantLimit, getRefused, keepAdmitted } from "./admitted-party";

describe("who may come along", () => {
  it.each([
    [null, ["adults", "children", "smallChildren"]],
    [3, ["adults", "children", "smallChildren"]],
    [4, ["adults", "children"]],
    [17, ["adults", "children"]],
    [18, ["adults"]],
  ])("from the minimum age of %s on", (minimum_age, kinds) => {
    expect(getAdmittedKinds({ minimum_age })).toEqual(kinds);
  });

  it.each([
    [undefined, { adults: 3, children: 2, smallChildren: 1 }],
    [4, { adults: 3, children: 2, smallChildren: 0 }],
    [18, { adults: 3, children: 0, smallChildren: 0 }],
  ])("leaves the others out: %s", (minimum_age, party) => {
    const choice = { port: "bayahibe", adults: 3, children: 2, smallChildren: 1 } as const;
    expect(keepAdmitted(choice, { minimum_age })).toEqual({ ...choice, ...party });
  });
});

const party = { adults: 2, children: 1, smallChildren: 1 };
const UNDER_2 = { not_for: ["under-2"] };
const ARRANGED = { ...UNDER_2, not_for_note: "By catamaran both ways." };

describe("who is left out", () => {
  it.each([
    [undefined, undefined],
    [4, { adults: 0, children: 0, smallChildren: 1 }],
    [18, { adults: 0, children: 1, smallChildren: 1 }],
  ])("from the minimum age of %s on is named", (minimum_age, refused) => {
    expect(getRefused(party, { minimum_age })).toEqual(refused);
  });
});

describe("a small child", () => {
  it.each([
    ["is welcome", {}, undefined],
    ["has to be two where nobody under 2 is taken", UNDER_2, "nobody"],
    ["has to be two from the minimum age of 2 on", { minimum_age: 2 }, "nobody"],
    ["needs an arrangement where a note describes one", ARRANGED, "arranged"],
    ["is not asked about where none may come along", { ...UNDER_2, minimum_age: 4 }, undefined],
  ])("%s", (_, offer, limit) => {
    expect(getInfantLimit(party, offer)).toBe(limit);
    expect(getInfantLimit({ ...party, smallChildren: 0 }, offer)).toBeUndefined();
  });
});

describe("ages", () => {
  const priced = { child_from: 4, child_until: 11 };
  it.each([
    ["of children are those of their price", priced, { from: 4, until: 11 }],
    ["of children begin at the minimum age", { ...priced, minimum_age: 6 }, { from: 6, until: 11 }],
    ["of children are not guessed", {}, undefined],
    ["of children are none where the youngest are older", { ...priced, minimum_age: 12 }, undefined],
  ])("%s", (_, offer, ages) => {
    expect(getAges(offer)).toEqual(ages);
  });

  it.each([
    [{}, 0],
    [UNDER_2, 2],
    [ARRANGED, 0],
    [{ ...UNDER_2, minimum_age: 6 }, 6],
  ])("the youngest of %j are %i", (offer, age) => {
    expect(getLeastAge(offer)).toBe(age);
  });
});
