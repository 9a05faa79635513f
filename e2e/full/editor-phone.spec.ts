import { expect, type Page } from "@playwright/test";

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
