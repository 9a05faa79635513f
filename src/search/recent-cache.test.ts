/** @jest-environment node */
import { createRecentCache } from "./recent-cache";

it("a cache makes a value once, and forgets the one that was not asked for longest", () => {
  const made: string[] = [];
  const get = createRecentCache<string>(2);
  const ask = (key: string) =>
    get(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) expect(ask(key)).toBe(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
