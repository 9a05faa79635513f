/** @jest-environment node */
import { toBatches } from "./to-batches";

const MB = 1024 * 1024;
const divide = (...sizes: number[]) => toBatches(sizes, (bytes) => bytes);

test("rows stay in their order, 4 MB of them together, and a larger one alone", () => {
  expect(divide()).toEqual([]);
  expect(divide(MB, 2 * MB, MB, 1, 9 * MB, 0, 3 * MB)).toEqual([
    ...[[MB, 2 * MB, MB], [1], [9 * MB], [0, 3 * MB]],
  ]);
});

test("rows are 500 together at most", () => {
  expect(divide(...Array<number>(1_001).fill(1)).map(({ length }) => length)).toEqual([500, 500, 1]);
});
