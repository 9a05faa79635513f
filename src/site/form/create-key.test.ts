import { createKey } from "./create-key";

it("is made of 32 letters and digits, each time others", () => {
  const keys = Array.from({ length: 100 }, createKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(100);
});

it("needs nothing that browsers keep back from pages on plain http", () => {
  jest.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  expect(createKey()).toHaveLength(32);
});
