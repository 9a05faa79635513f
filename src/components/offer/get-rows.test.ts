import { getRows } from "./get-rows";

it.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [2, 3]],
  [7, [2, 3, 2]],
  [10, [2, 3, 2, 3]],
])("%i cards stand in rows of %j", (count, rows) => {
  expect(getRows(count)).toEqual(rows);
});

it.each(Array.from({ length: 60 }, (_, index) => index + 2))("%i cards leave no hole", (count) => {
  const rows = getRows(count);
  expect(rows.reduce((sum, size) => sum + size, 0)).toBe(count);
  expect(rows.every((size) => size === 2 || size === 3)).toBe(true);
});
