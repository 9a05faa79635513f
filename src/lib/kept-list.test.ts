import { getItems, isInList, loadList, saveList, subscribeToList, toggleItem, toItem } from "./kept-list";

beforeEach(() => {
  localStorage.clear();
  saveList("");
});

describe("the list in the browser", () => {
  it("is kept, and everybody who shows it is told", () => {
    const onChange = jest.fn();
    const stop = subscribeToList(onChange);
    saveList("saona-island");
    expect(loadList()).toBe("saona-island");
    expect(localStorage.getItem("list")).toBe("saona-island");
    window.dispatchEvent(new StorageEvent("storage", { key: "list" }));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    saveList("");
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it("is looked at again when the page comes back from the cache, where no other window was heard", () => {
    const onChange = jest.fn();
    const stop = subscribeToList(onChange);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("lasts as long as the page where storage is full, and is saved when there is room again", () => {
    saveList("whales");
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    saveList("whales.zip-line");
    expect(loadList()).toBe("whales.zip-line");
    setItem.mockRestore();
    saveList("zip-line");
    expect(localStorage.getItem("list")).toBe("zip-line");
    expect(loadList()).toBe("zip-line");
  });

  it("lasts as long as the page where storage is forbidden", () => {
    const forbid = () => {
      throw new Error("forbidden");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
    saveList("whales");
    expect(loadList()).toBe("whales");
  });

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
