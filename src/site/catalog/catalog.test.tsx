import { screen, waitFor, within } from "@testing-library/react";

import { goBack, renderCatalog, searchBox, searchListed } from "../../testing/render-catalog";
import { loadSearch } from "./load-search";

jest.mock("./load-search", () => ({ loadSearch: jest.fn() }));

const search = jest.fn(searchListed);

const getTitles = () => screen.queryAllByRole("heading", { level: 3 }).map((title) => title.textContent);
/** The list follows a frame after what was chosen. */
const expectTitles = (titles: readonly string[]) => waitFor(() => expect(getTitles()).toEqual(titles));

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
