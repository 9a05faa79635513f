/** @jest-environment node */
import { createEditDistance } from "./edit-distance";

describe("the weighted edit distance, in half edits", () => {
  it.each([
    ["saona", "saona", 0],
    ["sanoa", "saona", 1],
    ["weding", "wedding", 1],
    ["sahona", "saona", 1],
    ["saena", "saona", 2],
    ["yatch", "yacht", 2],
    ["catmaran", "catamaran", 2],
    ["yatch", "watch", 3],
    ["", "a", 3],
  ])("of %j for %j is %d", (typed, word, cost) => {
    expect(createEditDistance(typed, 6)(word)).toBe(cost);
  });

  it("is infinite above the limit", () => {
    expect(createEditDistance("saona", 4)("catalina")).toBe(Infinity);
    expect(createEditDistance("yatch", 2)("watch")).toBe(Infinity);
  });

  it("of the longest words fits the table", () => {
    expect(createEditDistance("ae".repeat(20), 100)("or".repeat(20))).toBe(81);
  });

  it.each([2, 4, 6])("is the same for a word after others as for it alone, up to %d", (limit) => {
    const words = [
      "saint",
      "saline",
      "sanoa",
      "santo",
      "santos",
      "saon",
      "saona",
      "saonas",
      "sauna",
      "soana",
      "s",
    ];
    const counter = createEditDistance("saona", limit);
    expect(words.map((word) => counter(word))).toEqual(
      words.map((word) => createEditDistance("saona", limit)(word)),
    );
    expect(words.reverse().map((word) => counter(word))).toEqual(
      words.map((word) => createEditDistance("saona", limit)(word)),
    );
  });
});
