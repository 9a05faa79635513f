/** @jest-environment node */
import { getSlipCost } from "./slip-cost";

describe("the cost of a slip, in halves", () => {
  it.each([
    ["saona", "saona", 0],
    ["sanoa", "saona", 1],
    ["weding", "wedding", 1],
    ["sahona", "saona", 1],
    ["vod", "bod", 1],
    ["saena", "saona", 2],
    ["yatch", "yacht", 2],
    ["ychat", "yacht", 2],
    ["soan", "saona", 2],
    ["catmaran", "catamaran", 2],
    ["yatch", "watch", 3],
    ["", "a", 3],
  ])("of %j for %j is %d", (typed, word, cost) => {
    expect(getSlipCost(typed, word, 6)).toBe(cost);
  });

  it("is not counted above the limit", () => {
    expect(getSlipCost("saona", "catalina", 4)).toBe(Infinity);
    expect(getSlipCost("yatch", "watch", 2)).toBe(Infinity);
  });

  it("of the longest words fits the table", () => {
    expect(getSlipCost("ae".repeat(20), "or".repeat(20), 250)).toBe(81);
  });
});
