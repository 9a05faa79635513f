import { screen, within } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { Breadcrumb } from "./page-heading";

it("leads from the home page to this one, which is no link", () => {
  const above = [{ title: "Excursiones", path: "/es/excursiones" }];
  renderWithLocale(<Breadcrumb above={above} title="Isla Saona" />, "es");
  const steps = within(screen.getByRole("navigation", { name: "Usted está aquí" }));
  expect(steps.getByRole("link", { name: "Inicio" })).toHaveAttribute("href", "/es");
  expect(steps.getByRole("link", { name: "Excursiones" })).toHaveAttribute("href", "/es/excursiones");
  expect(steps.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "Inicio",
    "Excursiones",
    "Isla Saona",
  ]);
  expect(steps.getByText("Isla Saona")).toHaveAttribute("aria-current", "page");
});
