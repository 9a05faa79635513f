import { act, screen, waitFor } from "@testing-library/react";

import { goBack, renderCatalog, searchBox } from "../../testing/render-catalog";

jest.mock("./load-search", () => ({ loadSearch: () => Promise.resolve(() => Promise.resolve([])) }));

beforeEach(() => window.history.replaceState(null, "", "/catalog"));

describe("the filters of the catalog as a sheet", () => {
  it("Enter in the open sheet leads to what was found once the form has its place again", async () => {
    const open: (string | null)[] = [];
    const { user } = renderCatalog();
    const toggle = screen.getByRole("button", { name: "Filters" });
    Element.prototype.scrollIntoView = () => void open.push(toggle.getAttribute("aria-expanded"));
    await user.click(toggle);
    await user.type(searchBox(), "boat{Enter}");
    await waitFor(() => expect(open).toEqual(["false"]));
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
});
