import { getRows } from "./offer-list";

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
