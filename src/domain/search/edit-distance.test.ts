/** @jest-environment node */
import { getEditDistance } from "./edit-distance";

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
    expect(getEditDistance(typed, word, 6)).toBe(cost);
  });

  it("is infinite above the limit", () => {
    expect(getEditDistance("saona", "catalina", 4)).toBe(Infinity);
    expect(getEditDistance("yatch", "watch", 2)).toBe(Infinity);
  });

  it("of the longest words fits the table", () => {
    expect(getEditDistance("ae".repeat(20), "or".repeat(20), 100)).toBe(81);
  });
});
