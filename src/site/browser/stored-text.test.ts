import { loadList, saveList, subscribeToList } from "./stored-text";

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
});
