import { act, screen } from "@testing-library/react";

import { goBack, renderCatalog } from "../../testing/render-catalog";

jest.mock("./load-search", () => ({ loadSearch: () => Promise.resolve(() => []) }));

beforeEach(() => window.history.replaceState(null, "", "/catalog"));

describe("the filters of the catalog as a sheet", () => {
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
  });
});
