import { expect, type Page } from "@playwright/test";

import { findViolations } from "../support/whole-page";
import { openEditor, test } from "../support/editor";

const CORAL_KEY = "excursions/entries/coral-key";

test.use({ locale: "es-ES" });

const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [360, 768])
  test(`an entry can be edited on a screen of ${width} px: fields on the whole width, the button to publish in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, CORAL_KEY);
    const title = page.getByLabel("Título · Español").first();
    await expect(title).toBeVisible();
    const texts = page.locator(".formLanguages").first();
    await expect.poll(async () => (await texts.boundingBox())?.width).toBeGreaterThan(width * 0.6);
    await expect.poll(() => getOverflow(page)).toBeLessThanOrEqual(0);
    await title.fill("Otra cosa");
    const button = page.getByRole("button", { name: "Publicar", exact: true });
    await expect
      .poll(async () => {
        const box = await button.boundingBox();
        return box && box.x + box.width;
      })
      .toBeLessThanOrEqual(width);
    await expect(page.getByRole("navigation", { name: "Secciones" })).toBeVisible();
  });

test("the tools of the editor open: earlier versions, pictures with their pages, bin", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openEditor(page, CORAL_KEY);
  for (const name of ["Versiones anteriores", "Fotos", "Papelera"]) {
    await page
      .getByRole("navigation", { name: "Herramientas del editor" })
      .getByRole("button", { name })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Un momento…")).toBeHidden();
    await expect(dialog.getByRole("alert")).toBeEmpty();
    expect(await findViolations(page, "parts"), name).toEqual([]);
    await dialog.getByRole("button", { name: "Cerrar" }).click();
  }
  await page
    .getByRole("navigation", { name: "Herramientas del editor" })
    .getByRole("button", { name: "Fotos" })
    .click();
  const used = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "coral-key.jpg" }).first();
  await expect(used.getByRole("link").first()).toBeVisible();
  // The name stands beside it: the picture itself has no words, hence no role.
  await used.locator("img").scrollIntoViewIfNeeded();
  await expect(used.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
});
