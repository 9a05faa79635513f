/** @jest-environment node */
import { getLowestPrice } from "./lowest-price";

it.each([
  [[], undefined],
  [[{ adult: 75 }], 75],
  [[{ adult: 92 }, { adult: 75 }, { adult: 85 }], 75],
])("the lowest price of %j is %s", (prices, lowest) => {
  expect(getLowestPrice(prices)).toBe(lowest);
});
