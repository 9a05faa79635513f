import { takeReload } from "./reload-guard";

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

beforeEach(() => sessionStorage.clear());

describe("a reload", () => {
  it("is allowed once, and again after the period", () => {
    const at = (now: number) => takeReload(now, MINUTE);
    expect([at(NOW), at(NOW), at(NOW + MINUTE - 1), at(NOW + MINUTE), at(NOW + MINUTE + 1)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it("is not allowed when it could not be counted", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota is full.", "QuotaExceededError");
    });
    expect(takeReload(NOW, MINUTE)).toBe(false);
  });

  it("is not allowed where the browser forbids even to look at the storage", () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Cookies are blocked.", "SecurityError");
    });
    expect(takeReload(NOW, MINUTE)).toBe(false);
  });
});
