import { screen, within } from "@testing-library/react";

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
});
