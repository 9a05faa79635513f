import { expect, test } from "@playwright/test";

import { findViolations } from "./support/axe";
import { getSide } from "./support/editor";
import { getHeading, openForm } from "./support/editor-form";
import { signInAsNewOwner } from "./support/sign-in";

// The form as staff who speak Spanish use it; what they save is in staff-form.spec.ts.
test.use({ viewport: { width: 1280, height: 900 }, locale: "es-ES" });
test.beforeEach(({ page, baseURL }) => signInAsNewOwner(page, baseURL ?? "", "es"));

test("lists and search have the titles in the language of the person", async ({ page }) => {
  await openForm(page, "excursions");
  await expect(page.getByRole("link", { name: /^Isla Saona/ }).first()).toBeVisible();
  const search = page.getByPlaceholder(/Buscar/);
  await search.fill("isla saona");
  await search.press("Enter");
  await expect(page.getByRole("link", { name: /Isla Saona/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Saona Island/ })).toHaveCount(0);
  expect(await findViolations(page, "parts")).toEqual([]);
});

test("the whole form can be used with a screen reader", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openForm(page, "excursions/entries/saona-island");
  const left = getSide(page, "left");
  await left.getByRole("button", { name: "Abrir todo" }).click();
  await expect(left.locator('[role="textbox"][aria-label="Descripción"]')).toBeVisible();
  await expect(left.getByRole("button", { name: "Quitar esta fila" }).first()).toBeVisible();
  expect(await findViolations(page, "parts")).toEqual([]);
});

test("the table of contents leads to each group by keyboard, on a phone by a list", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openForm(page, "excursions/entries/saona-island");
  const left = getSide(page, "left");
  const contents = left.getByRole("navigation", { name: "Partes del formulario" });
  await contents.getByRole("button", { name: "Para buscadores" }).press("Enter");
  await expect(getHeading(left, "search-engines")).toBeFocused();
  await expect(left.getByLabel(/^Dirección en la web/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole("combobox", { name: "Ir a" }).first();
  await list.selectOption({ label: "Fotos" });
  await expect(getHeading(left, "pictures")).toBeFocused();
  expect(await findViolations(page, "parts")).toEqual([]);
});
