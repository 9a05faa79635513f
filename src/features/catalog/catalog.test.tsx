import { act, screen, waitFor, within } from "@testing-library/react";

import { createOfferCard, PORT_NAMES } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Catalog } from "./catalog";
import type { CatalogOffer } from "./catalog-offer";
import { loadSearch } from "./load-search";

jest.mock("./load-search", () => ({ loadSearch: jest.fn() }));

function createListed(key: string, title: string, change: Partial<CatalogOffer> = {}): CatalogOffer {
  return {
    ...createOfferCard({ key, title, path: `/catalog/${key}` }),
    ports: ["bayahibe"],
    days: ["monday"],
    minimum_age: null,
    suits: [],
    category_tags: ["sea"],
    featured: false,
    order: 1,
    ...change,
  };
}

const offers = [
  createListed("yacht", "Motor yacht"),
  createListed("saona", "Isla Saona", { collection: "excursions", category_tags: ["family"] }),
  ...Array.from({ length: 12 }, (_, index) => createListed(`boat-${index}`, `Boat ${index}`)),
];

const search = jest.fn((words: string) => Promise.resolve(words.startsWith("sa") ? ["saona"] : []));

function renderCatalog({ pricesOn = true, shown = offers } = {}) {
  const location = {};
  return renderWithLocale(
    <Catalog {...{ pricesOn, location }} offers={shown} ports={PORT_NAMES} plainFilters={null}>
      <p>All groups</p>
      <a href="#end">The end</a>
    </Catalog>,
  );
}

const getTitles = () => screen.queryAllByRole("heading", { level: 3 }).map((title) => title.textContent);
/** The list follows a frame after what was chosen. */
const expectTitles = (titles: readonly string[]) => waitFor(() => expect(getTitles()).toEqual(titles));
const searchBox = () => screen.getByRole("searchbox", { name: "What are you looking for?" });

const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.back();
    await gone;
  });

beforeEach(() => {
  window.history.replaceState(null, "", "/catalog");
  jest.mocked(loadSearch).mockResolvedValue(search);
});

describe("the catalog", () => {
  it("shows its groups while nothing is asked", async () => {
    renderCatalog();
    expect(screen.getByText("All groups")).toBeVisible();
    await expectTitles([]);
    expect(loadSearch).not.toHaveBeenCalled();
  });

  it("shows what fits as one list, says how much it is and notes it in the address", async () => {
    const { user } = renderCatalog();
    await user.click(screen.getByRole("checkbox", { name: "Excursions" }));
    await expectTitles(["Isla Saona"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 offer found");
    expect(screen.queryByText("All groups")).not.toBeVisible();
    expect(window.location.search).toBe("?type=excursions");
  });

  it("searches as somebody types, with the index that is loaded then", async () => {
    const { user } = renderCatalog();
    await user.type(searchBox(), "sahona");
    expect(loadSearch).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(search).toHaveBeenLastCalledWith("sahona"));
    await expectTitles(["Isla Saona"]);
  });

  it("finds titles while the index is not there, and asks for it again", async () => {
    jest.mocked(loadSearch).mockRejectedValue(new Error("No connection."));
    const { user } = renderCatalog();
    await user.type(searchBox(), "yacht");
    await expectTitles(["Motor yacht"]);
    expect(jest.mocked(loadSearch).mock.calls.length).toBeGreaterThan(1);
  });

  it("shows a part of many and the rest when asked", async () => {
    const { user } = renderCatalog();
    await user.click(screen.getByRole("checkbox", { name: "Boats and packages" }));
    await waitFor(() => expect(getTitles()).toHaveLength(12));
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(getTitles()).toHaveLength(13));
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  describe("of which more was shown", () => {
    async function showMore() {
      window.history.replaceState({ key: "1" }, "", "/catalog?sort=price");
      const page = renderCatalog();
      await page.user.click(await screen.findByRole("button", { name: "Show more" }));
      await waitFor(() => expect(getTitles()).toHaveLength(14));
      return page;
    }

    it("is as long at once when the visitor comes back to it", async () => {
      const { unmount } = await showMore();
      unmount();
      window.history.pushState({ key: "2" }, "", "/catalog/yacht");
      await goBack();
      renderCatalog();
      expect(getTitles()).toHaveLength(14);
      expect(window.history.state).toMatchObject({ key: "1" });
    });

    it("begins at its beginning in a new visit", async () => {
      const { unmount } = await showMore();
      unmount();
      window.history.pushState({ key: "2" }, "", "/catalog?sort=price");
      renderCatalog();
      expect(getTitles()).toHaveLength(12);
    });

    it("begins at its beginning with another filter, and is as long again when that is taken back", async () => {
      const { user } = await showMore();
      await user.click(screen.getByRole("checkbox", { name: "Boats and packages" }));
      await waitFor(() => expect(getTitles()).toHaveLength(12));
      await user.click(screen.getByRole("checkbox", { name: "Boats and packages" }));
      await waitFor(() => expect(getTitles()).toContain("Isla Saona"));
      expect(getTitles()).toHaveLength(12);
      await goBack();
      await goBack();
      await waitFor(() => expect(getTitles()).toHaveLength(14));
    });

    it("begins at its beginning with other words, which stay in the same entry", async () => {
      const { user } = await showMore();
      await user.type(searchBox(), "boat");
      await waitFor(() => expect(window.location.search).toContain("q=boat"));
      await user.clear(searchBox());
      await waitFor(() => expect(getTitles()).toHaveLength(12));
    });
  });

  it.each([
    ["a phone puts its keyboard away", true],
    ["elsewhere one can type on", false],
  ])("Enter leads to what was found: %s", async (_, isPhone) => {
    const scrolled: Element[] = [];
    Object.assign(window, {
      matchMedia: (query: string) => ({ matches: isPhone && query === "(hover: none)" }),
    });
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    const { user } = renderCatalog();
    await user.type(searchBox(), "boat{Enter}");
    expect(scrolled).toHaveLength(1);
    expect(scrolled[0]).toContainElement(await screen.findByRole("status"));
    expect(document.activeElement === searchBox()).toBe(!isPhone);
  });

  it("Enter in the open sheet leads to what was found once the form has its place again", async () => {
    const open: (string | null)[] = [];
    const { user } = renderCatalog();
    const toggle = screen.getByRole("button", { name: "Filters" });
    Element.prototype.scrollIntoView = () => void open.push(toggle.getAttribute("aria-expanded"));
    await user.click(toggle);
    await user.type(searchBox(), "boat{Enter}");
    await waitFor(() => expect(open).toEqual(["false"]));
  });

  it("has its count beside the search from the beginning, and how many filters are set", async () => {
    const { user } = renderCatalog();
    const form = within(screen.getByRole("search"));
    expect(form.getByText("14 offers")).toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Excursions" }));
    expect(await form.findByText("1 offer")).toBeInTheDocument();
    expect(form.getByRole("button", { name: "Filters (1)" })).toBeInTheDocument();
  });

  it("opens its filters as a sheet, which ends with what fits, and closes by Escape or when the focus goes on", async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = renderCatalog();
    const toggle = screen.getByRole("button", { name: "Filters" });
    const expectOpen = (isOpen: boolean) => expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
    expectOpen(false);
    await user.click(toggle);
    expectOpen(true);
    await user.keyboard("{Escape}");
    expectOpen(false);
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    await user.click(screen.getByRole("button", { name: "Show 14 offers" }));
    expectOpen(false);
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    act(() => screen.getByRole("button", { name: "Show 14 offers" }).focus());
    await user.tab();
    expect(screen.getByRole("link", { name: "The end" })).toHaveFocus();
    expectOpen(false);
  });

  describe("with its sheet open", () => {
    const getToggle = () => screen.getByRole("button", { name: /^Filters/ });
    const expectClosed = () => expect(getToggle()).toHaveAttribute("aria-expanded", "false");

    async function openSheet() {
      window.history.replaceState({ key: "list" }, "", "/catalog");
      window.history.pushState({ key: "1" }, "", "/catalog?sort=price");
      Element.prototype.scrollIntoView = jest.fn();
      const page = renderCatalog();
      await page.user.click(getToggle());
      expect(window.history.state).toMatchObject({ key: "1", isStep: true });
      return page;
    }

    it("stays on the page at Back", async () => {
      await openSheet();
      await goBack();
      expectClosed();
      expect(getToggle()).toHaveFocus();
      expect(window.location.search).toBe("?sort=price");
      expect(window.history.state).toEqual({ key: "1" });
    });

    it("keeps at Back what was chosen and typed in it, which the next Back undoes at once", async () => {
      const { user } = await openSheet();
      await user.click(screen.getByRole("checkbox", { name: "Boats and packages" }));
      await user.click(screen.getByRole("checkbox", { name: "Excursions" }));
      await user.type(searchBox(), "boat");
      await goBack();
      expectClosed();
      expect(window.location.search).toMatch(/type=.*q=boat|q=boat.*type=/);
      expect(searchBox()).toHaveValue("boat");
      await goBack();
      expect(window.location.search).toBe("?sort=price");
      expect(searchBox()).toHaveValue("");
      expect(window.history.state).toEqual({ key: "1" });
    });

    it.each<[string, (user: ReturnType<typeof renderCatalog>["user"]) => Promise<void>]>([
      ["Escape", (user) => user.keyboard("{Escape}")],
      ["its button", (user) => user.click(screen.getByRole("button", { name: /^Show \d/ }))],
      ["the button that opens it", (user) => user.click(getToggle())],
    ])("leaves no step in the history when %s closes it", async (_, close) => {
      const { user } = await openSheet();
      await close(user);
      expectClosed();
      await waitFor(() => expect(window.history.state).toEqual({ key: "1" }));
    });

    it("leaves one step when it is closed with something chosen", async () => {
      const { user } = await openSheet();
      await user.click(screen.getByRole("checkbox", { name: "Excursions" }));
      await user.type(searchBox(), "boat");
      await user.click(screen.getByRole("button", { name: /^Show \d/ }));
      expectClosed();
      expect(window.location.search).toContain("q=boat");
      expect(window.history.state).not.toMatchObject({ isStep: true });
      await goBack();
      expect(window.location.search).toBe("?sort=price");
    });

    it("is not gone back from when the focus goes to a link elsewhere", async () => {
      await openSheet();
      const back = jest.spyOn(window.history, "back");
      act(() => screen.getAllByRole("link")[0]?.focus());
      expectClosed();
      expect(back).not.toHaveBeenCalled();
      expect(window.history.state).toEqual({ key: "1" });
      back.mockRestore();
    });
  });

  it("asks for no kind in a list of one", () => {
    renderCatalog({ shown: offers.filter(({ collection }) => collection === "catalog") });
    expect(screen.queryByRole("group", { name: "Kind" })).not.toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Pick-up from" })).toBeInTheDocument();
  });

  it("offers a way on when nothing fits", async () => {
    const { user } = renderCatalog();
    await user.click(screen.getByRole("checkbox", { name: "Activities" }));
    const nothing = (await screen.findByText("Nothing fits all of this.")).parentElement;
    expect(within(nothing as HTMLElement).getByRole("link", { name: "Ask us" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await user.click(within(nothing as HTMLElement).getByRole("button", { name: "Clear all filters" }));
    await waitFor(() => expect(screen.getByText("All groups")).toBeVisible());
    expect(window.location.search).toBe("");
  });

  it("begins as the address says, and follows the back button", async () => {
    window.history.replaceState(null, "", "/catalog?tag=family");
    const { user } = renderCatalog();
    await expectTitles(["Isla Saona"]);
    await user.click(screen.getByRole("checkbox", { name: "Activities" }));
    await expectTitles([]);
    await goBack();
    await expectTitles(["Isla Saona"]);
  });

  it("asks nothing about prices while they are off", () => {
    renderCatalog({ pricesOn: false });
    expect(screen.queryByText("Price in US dollars")).not.toBeInTheDocument();
    expect(screen.queryByRole("option", { name: "Lowest price" })).not.toBeInTheDocument();
  });
});
