import { recordInPagePositions, restoreInPagePosition } from "./in-page-history";

const PAGE = { pathname: "/offer", hash: "" };
const BOOK = { pathname: "/offer", hash: "#book" };

const scrollTo = jest.fn<undefined, [number, number]>(
  (_, top) => void Object.assign(window, { scrollY: top }),
);

/** Stands at a place in an entry of the history and follows a link there, as Gatsby's key names the entry. */
function follow(href: string, { at, from, key }: { at: number; from: string; key?: string }): void {
  window.history.replaceState(key === undefined ? null : { key }, "", from);
  Object.assign(window, { scrollY: at });
  // A link may be a mark of a drawn map.
  document.body.innerHTML = `<svg><a href="${href}"><text>There</text></a></svg>`;
  const link = document.querySelector("text");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

beforeAll(recordInPagePositions);

beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
});

describe("after a link inside the page", () => {
  it.each([["1700000000000"], [undefined]])(
    "Back returns to where it was followed, and Forward to where Back was pressed, when the key is %s",
    (key) => {
      const page = { ...PAGE, key: key ?? "initial" };
      const book = { ...BOOK, key: "initial" };
      follow("#book", { at: 300, from: "/offer", ...(key !== undefined && { key }) });
      Object.assign(window, { scrollY: 1250 });
      expect(restoreInPagePosition(book, page)).toBe(true);
      expect(window.scrollY).toBe(300);
      Object.assign(window, { scrollY: 320 });
      expect(restoreInPagePosition(page, book)).toBe(true);
      expect(window.scrollY).toBe(1250);
      expect(restoreInPagePosition(book, page)).toBe(true);
      expect(window.scrollY).toBe(320);
    },
  );
});
