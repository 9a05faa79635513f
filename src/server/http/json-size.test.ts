/** @jest-environment node */
import fc from "fast-check";

import { getJsonSize } from "./json-size";

describe("the size of a value as JSON", () => {
  it("is never more than it is written", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(getJsonSize(value)).toBeLessThanOrEqual(JSON.stringify(value).length);
      }),
    );
  });

  it("is that of what it holds", () => {
    expect(getJsonSize({ where: { title: { $in: ["x".repeat(1000)] } } })).toBe(1032);
  });

  it("is found however deep the value is", () => {
    const depth = 100_000;
    expect(getJsonSize(JSON.parse("[".repeat(depth) + "]".repeat(depth)))).toBe(2 * depth);
  });
});
