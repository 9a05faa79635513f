import { readFileSync } from "node:fs";

import { fireEvent, screen, within } from "@testing-library/react";

import { createNavigation, createSite } from "../../testing/create-frame";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { Menu } from "./menu";

const paths = { en: "/contact", es: "/es/contacto", it: "/it/contatto" };

polyfillDialog();
stopLinks();

async function openMenu() {
  const site = createSite();
  const { user } = renderWithLocale(<Menu site={site} navigation={createNavigation()} paths={paths} />);
  const button = screen.getByRole("button", { name: "Menu" });
  await user.click(button);
  const dialog = screen.getByRole("dialog", { name: "Menu" });
  return { user, button, dialog, inDialog: within(dialog) };
}

describe("the menu", () => {
  it("is closed at first, and its button says what it opens", () => {
    renderWithLocale(<Menu site={createSite()} navigation={createNavigation()} paths={paths} />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-haspopup", "dialog");
  });

  it("opens as a modal dialog that takes the focus", async () => {
    const { dialog } = await openMenu();
    expect(dialog).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it("offers the header's links, the languages, the social links and the phone", async () => {
    const { inDialog } = await openMenu();
    const links = inDialog.getAllByRole("link").map((link) => link.getAttribute("href")?.split("?")[0]);
    expect(links).toEqual([
      "/excursions",
      "/activities",
      "/services",
      "/catalog",
      "/contact",
      "/contact",
      "/es/contacto",
      "/it/contatto",
      "tel:+15550100142",
      "https://facebook.example/acme",
      "https://instagram.example/acme",
      "https://wa.me/15550100177",
      "https://tripadvisor.example/acme",
    ]);
  });

  it("says of Explore what is there: who wants a boat finds it in one tap", async () => {
    const { inDialog } = await openMenu();
    expect(inDialog.getByRole("link", { name: "Explore boats" })).toHaveAttribute("href", "/catalog");
  });

  it("has no flags on detail pages", () => {
    renderWithLocale(<Menu site={createSite()} navigation={createNavigation()} paths={undefined} />);
    expect(screen.queryByRole("navigation", { name: "Language", hidden: true })).not.toBeInTheDocument();
  });

  it.each(["Excursions", "Explore boats", "Contact", "Español", "Instagram (opens in a new window)"])(
    "closes on a click on %s",
    async (name) => {
      const { user, dialog, inDialog } = await openMenu();
      await user.click(inDialog.getByRole("link", { name }));
      expect(dialog).not.toHaveAttribute("open");
    },
  );

  it("closes by its button and gives the focus back", async () => {
    const { user, button, dialog, inDialog } = await openMenu();
    await user.click(inDialog.getByRole("button", { name: "Close menu" }));
    expect(dialog).not.toHaveAttribute("open");
    expect(button).toHaveFocus();
  });

  it("closes on Escape, as the browser's own dialogs do, and opens again", async () => {
    const { user, button, dialog } = await openMenu();
    await user.keyboard("{Escape}");
    expect(dialog).not.toHaveAttribute("open");
    await user.click(button);
    expect(dialog).toHaveAttribute("open");
  });

  it("closes when the visitor goes back", async () => {
    const { dialog } = await openMenu();
    fireEvent.popState(window);
    expect(dialog).not.toHaveAttribute("open");
  });

  it("closes when the screen gets so wide that the styles hide it", async () => {
    const styles = readFileSync("src/components/layout/menu.module.css", "utf8");
    const [, hidden] = /@media (\(.+\)) \{\s+\.menu \{\s+display: none/.exec(styles) ?? [];
    const queries = new Map<string, EventTarget>();
    const matchMedia = (query: string) =>
      queries.set(query, queries.get(query) ?? new EventTarget()).get(query);
    Object.assign(window, { matchMedia });
    const { dialog } = await openMenu();
    queries.get(hidden ?? "")?.dispatchEvent(new Event("change"));
    expect(dialog).not.toHaveAttribute("open");
  });
});
