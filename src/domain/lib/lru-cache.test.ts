/** @jest-environment node */
import { createLruCache } from "./lru-cache";

it("a cache evicts the least recently used value, and forgets on demand", () => {
  const cache = createLruCache<string>(2);
  const has = (...keys: string[]) => keys.map((key) => cache.get(key) === key);
  cache.set("a", "a");
  cache.set("b", "b");
  expect(has("a")).toEqual([true]);
  cache.set("c", "c");
  expect(has("a", "b", "c")).toEqual([true, false, true]);
  cache.delete("a");
  cache.set("b", "b");
  expect(has("a", "b", "c")).toEqual([false, true, true]);
});
