import { getSource, rememberSource } from "./visit-source";

beforeEach(() => sessionStorage.clear());

describe("who sent the visitor", () => {
  it("is remembered from an address for the whole visit", () => {
    rememberSource("?source=Hotel+Sol&date=2026-12-01");
    rememberSource("");
    rememberSource("?source=");
    expect(getSource()).toBe("Hotel Sol");
  });

  it.each([
    ["%20 Hotel%0A%00%E2%80%AESol ", "Hotel Sol"],
    ["x".repeat(500), "x".repeat(100)],
    ["🌴".repeat(101), "🌴".repeat(100)],
    ["%FF", "�"],
  ])("is one clean line of limited length: %s", (written, source) => {
    rememberSource(`?source=${written}`);
    expect(getSource()).toBe(source);
  });

  it("does not matter where storage is forbidden", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(() => rememberSource("?source=Hotel")).not.toThrow();
    expect(getSource()).toBe("");
  });
});
