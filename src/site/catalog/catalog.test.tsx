import { screen, waitFor } from "@testing-library/react";

import { goBack, renderCatalog, searchBox, searchListed } from "../../testing/render-catalog";
import { loadSearch } from "./load-search";

jest.mock("./load-search", () => ({ loadSearch: jest.fn() }));

const getTitles = () => screen.queryAllByRole("heading", { level: 3 }).map((title) => title.textContent);
/** The list follows a frame after what was chosen. */
const waitForCount = (count: number) => waitFor(() => expect(getTitles()).toHaveLength(count));

beforeEach(() => {
  window.history.replaceState(null, "", "/catalog");
  jest.mocked(loadSearch).mockResolvedValue(jest.fn(searchListed));
});

describe("the catalog", () => {
  it("finds titles while the index is not there, and asks for it again", async () => {
    jest.mocked(loadSearch).mockRejectedValue(new Error("No connection."));
    const { user } = renderCatalog();
    await user.type(searchBox(), "yacht");
    await waitFor(() => expect(getTitles()).toEqual(["Motor yacht"]));
    expect(jest.mocked(loadSearch).mock.calls.length).toBeGreaterThan(1);
  });

  it("shows a part of many, the rest when asked, and as many when the visitor comes back", async () => {
    window.history.replaceState({ key: "1" }, "", "/catalog?sort=price");
    const { user, unmount } = renderCatalog();
    await waitForCount(12);
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    await waitForCount(14);
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
    unmount();
    window.history.pushState({ key: "2" }, "", "/catalog/yacht");
    await goBack();
    renderCatalog();
    expect(getTitles()).toHaveLength(14);
    expect(window.history.state).toMatchObject({ key: "1" });
  });

  it("asks in its sheet for all but prices while they are off", async () => {
    const { user } = renderCatalog({ pricesOn: false });
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    expect(screen.getByText("Pick-up from")).toBeInTheDocument();
    expect(screen.queryByText("Price in US dollars")).not.toBeInTheDocument();
    expect(screen.queryByRole("option", { name: "Lowest price" })).not.toBeInTheDocument();
  });

  it("stays on the page at Back with its sheet of filters open, which closes", async () => {
    window.history.replaceState({ key: "list" }, "", "/catalog");
    window.history.pushState({ key: "1" }, "", "/catalog?sort=price");
    const { user } = renderCatalog();
    const toggle = screen.getByRole("button", { name: /^Filters/ });
    await user.click(toggle);
    expect(window.history.state).toMatchObject({ key: "1", isStep: true });
    await goBack();
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(toggle).toHaveFocus();
    expect(window.location.search).toBe("?sort=price");
    expect(window.history.state).toEqual({ key: "1" });
  });
});
