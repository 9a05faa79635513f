import { getItemParams, getItems, isInList, toggleItem, toItem } from "./kept-list";

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

  it("holds a ship's times without a colon, and reads nothing that no list holds", () => {
    const params = new URLSearchParams("docks=07:00&aboard=19:45");
    expect(toItem("catalina", params)).toBe("catalina_docks-0700_aboard-1945");
    const read = getItemParams("catalina_docks-0700_aboard-1945_place-Sol_pickup-hotel");
    expect(Object.fromEntries(read)).toEqual({ docks: "07:00", aboard: "19:45" });
  });

  it("is empty for nothing", () => {
    expect(getItems("")).toEqual([]);
  });
});
