import { screen } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { OutsideLink } from "./links";

it("a link out of the site opens a new window and says so", () => {
  renderWithLocale(<OutsideLink href="https://example.com/">Map</OutsideLink>, "it");
  const link = screen.getByRole("link", { name: "Map (si apre in una nuova finestra)" });
  expect(link).toHaveAttribute("href", "https://example.com/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
