import { getItems, isInList, toggleItem, toItem } from "./kept-list";

describe("the list as text", () => {
  it("takes an offer in at its end and out wherever it stands, with whatever was chosen", () => {
    const list = toggleItem("saona-island_adults-3.whales", "zip-line");
    expect(list).toBe("saona-island_adults-3.whales.zip-line");
    expect(toggleItem(list, "saona-island")).toBe("whales.zip-line");
    expect(toggleItem("", "whales")).toBe("whales");
    expect(toggleItem("whales", "whales")).toBe("");
  });

  it("tells one key from another that begins alike", () => {
    expect(isInList("saona-island-sunset.whales", "saona-island")).toBe(false);
    expect(isInList("whales.saona-island_adults-3", "saona-island")).toBe(true);
  });

  it("keeps of an address what was chosen, and nothing else", () => {
    const params = new URLSearchParams(
      "date=2026-12-01&adults=3&port=punta-cana&pickup=hotel&place=Sol&source=Sol&small=a.b&children=%C3%B1",
    );
    expect(toItem("saona-island", params)).toBe("saona-island_port-punta-cana_date-2026-12-01_adults-3");
  });

  it("is empty for nothing", () => {
    expect(getItems("")).toEqual([]);
  });
});
