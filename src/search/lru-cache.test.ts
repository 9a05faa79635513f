/** @jest-environment node */
import { createLruCache } from "./lru-cache";

it("a cache creates a value once, and evicts the least recently used one", () => {
  const made: string[] = [];
  const get = createLruCache<string>(2);
  const ask = (key: string) =>
    get(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) expect(ask(key)).toBe(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
