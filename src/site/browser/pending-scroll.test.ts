import { applyPendingScroll, setPendingScroll } from "./navigation";

const scrollTo = jest.fn<undefined, [number, number]>();
const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  document.body.innerHTML = "<h2 id='niños'>Niños</h2>";
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe("the place that waited for the page to leave", () => {
  it.each<[string, { top: number; hash: string }, number]>([
    ["is the top of a new page", { top: 0, hash: "" }, 0],
    ["is where the visitor was when they go back", { top: 740, hash: "" }, 740],
    ["is where the visitor was, before what the hash names", { top: 740, hash: "#ni%C3%B1os" }, 740],
    ["is the top when the hash names nothing", { top: 0, hash: "#nothing" }, 0],
    ["is the top when the hash is broken", { top: 0, hash: "#100%" }, 0],
  ])("%s", (_, position, top) => {
    setPendingScroll(position);
    applyPendingScroll();
    expect(scrollTo).toHaveBeenCalledWith(0, top);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("is what the hash names on a new page, also in encoded letters", () => {
    setPendingScroll({ top: 0, hash: "#ni%C3%B1os" });
    applyPendingScroll();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("is gone to once", () => {
    setPendingScroll({ top: 5, hash: "" });
    applyPendingScroll();
    applyPendingScroll();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
