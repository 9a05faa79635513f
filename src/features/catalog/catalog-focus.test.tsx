import { screen, waitFor } from "@testing-library/react";

import { renderCatalog, searchBox } from "../../testing/render-catalog";

jest.mock("./load-search", () => ({ loadSearch: () => Promise.resolve(() => Promise.resolve([])) }));

const openAt = (search: string) => {
  window.history.replaceState(null, "", `/catalog${search}`);
  return renderCatalog();
};
const expectTotal = () => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^14 offers$/));

describe("where a button goes, the focus moves", () => {
  it.each([
    ["?tag=family", 0],
    ["?type=activities", 1],
  ])("to the search when the filters %s are cleared, and the total is said", async (search, which) => {
    const { user } = openAt(search);
    const buttons = await screen.findAllByRole("button", { name: "Clear all filters" });
    await user.click(buttons[which] as HTMLElement);
    expect(searchBox()).toHaveFocus();
    await expectTotal();
  });

  it("to where the total is said, where a phone's keyboard would come with the search", async () => {
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query === "(hover: none)" }) });
    const { user } = openAt("?tag=family");
    await user.click(screen.getByRole("button", { name: "Clear all filters" }));
    expect(screen.getByRole("status").parentElement).toHaveFocus();
    await expectTotal();
  });

  it("to the first of the cards that came last", async () => {
    const { user } = openAt("?sort=price");
    const [first] = await screen.findAllByRole("button", { name: "Show more" });
    await user.click(first as HTMLElement);
    const titles = screen.getAllByRole("heading", { level: 3 });
    expect(titles).toHaveLength(14);
    expect(titles[12]?.querySelector("a")).toHaveFocus();
    expect(first).not.toBeInTheDocument();
  });
});

it("says no total before something was cleared", () => {
  openAt("");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
