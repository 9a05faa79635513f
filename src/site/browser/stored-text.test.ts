import { loadList, saveList, subscribeToList } from "./stored-text";

beforeEach(() => {
  localStorage.clear();
  saveList("");
});

const fail = (...methods: ("setItem" | "getItem")[]) =>
  methods.map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    }),
  );

describe("the list in the browser", () => {
  it("is kept, and who shows it is told of changes here, in other windows and on the way back", () => {
    const onChange = jest.fn();
    const stop = subscribeToList(onChange);
    const change = () => {
      saveList("saona-island");
      window.dispatchEvent(new StorageEvent("storage", { key: "list" }));
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    };
    change();
    expect([loadList(), localStorage.getItem("list")]).toEqual(["saona-island", "saona-island"]);
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    change();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it("lasts as long as the page where storage is full, and is saved when there is room again", () => {
    const [setItem] = fail("setItem");
    saveList("whales.zip-line");
    expect(loadList()).toBe("whales.zip-line");
    setItem?.mockRestore();
    saveList("zip-line");
    expect([loadList(), localStorage.getItem("list")]).toEqual(["zip-line", "zip-line"]);
  });

  it("lasts as long as the page where storage is forbidden", () => {
    fail("setItem", "getItem");
    saveList("whales");
    expect(loadList()).toBe("whales");
  });
});
