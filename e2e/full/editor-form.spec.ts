import { expect, type Page } from "@playwright/test";

import { findViolations } from "../support/whole-page";
import { getFields, getForm, getHeading, openForm, publish, test } from "../support/editor";
import { getOffer } from "../support/fixture";

// The form as staff who speak Spanish use it.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 900 }, locale: "es-ES" });

const TO_PUBLISH = ["Publicar", "Publicar ahora"] as const;

const getSwitch = (page: Page) => page.getByRole("group", { name: "Idiomas de los textos" });

test("facts stand first, once; texts stand in the languages that are chosen, beside each other", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await openForm(page, "excursions/entries/coral-key");
  const price = getFields(getForm(page), "Adulto (dólares)").first();
  await expect(price).toBeVisible();
  // On the first screen; in one list of everything it was 2.7 screens down.
  expect((await price.boundingBox())?.y ?? Infinity).toBeLessThan(900);
  await getHeading(page, "texts").click();
  const [spanish, english] = [
    page.getByLabel("Título · Español").first(),
    page.getByLabel("Título · English").first(),
  ];
  await expect(spanish).toHaveValue(getOffer("coral-key", "es").title);
  await expect(english).toBeHidden();
  await getSwitch(page).getByLabel("English").check();
  await expect(english).toHaveValue(getOffer("coral-key", "en").title);
  const [left, right] = [await spanish.boundingBox(), await english.boundingBox()];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? Infinity))).toBeLessThan(2);
  expect(await findViolations(page, "parts")).toEqual([]);

  // A pick-up point stands once, and its place is asked for in every language.
  const points = page.locator('[data-field="pickup"]').getByRole("listitem");
  const before = await points.count();
  await page.getByRole("button", { name: /^Añadir punto de recogida/i }).click();
  await expect(points).toHaveCount(before + 1);
  await page.getByLabel("Lugar · Español").filter({ visible: true }).last().fill("Puerto nuevo");
  // Decap itself lets its promise of a refused save go unhandled.
  expect(complaints).toEqual([]);
  await publish(page, TO_PUBLISH);
  const refused = page.getByRole("alert").getByRole("listitem");
  await expect(
    refused.filter({ hasText: `Italiano · Puntos de recogida ${before + 1}` }).first(),
  ).toBeVisible();
  await expect(getHeading(page, "facts")).toContainText(/por revisar/);
  await page.getByRole("button", { name: `Quitar punto de recogida ${before + 1}` }).click();
  await expect(points).toHaveCount(before);
});

test("the table of contents leads to each group by keyboard, on a phone by a list, and all of it can be read out", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openForm(page, "excursions/entries/coral-key");
  const contents = page.getByRole("navigation", { name: "Partes del formulario" });
  await contents.getByRole("button", { name: "Para buscadores" }).press("Enter");
  await expect(getHeading(page, "search")).toBeFocused();
  await expect(page.getByLabel("Dirección en la web · Español")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole("combobox", { name: "Ir a" }).first();
  await list.selectOption({ label: "Fotos" });
  await expect(getHeading(page, "pictures")).toBeFocused();
  await page.getByRole("button", { name: "Abrir todo" }).click();
  await expect(page.getByRole("button", { name: /^Quitar precio/ }).first()).toBeVisible();
  expect(await findViolations(page, "parts")).toEqual([]);
});
