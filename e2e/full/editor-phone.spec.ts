import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { LOCALE_CODES } from "../../src/config/locales";
import { findViolations } from "../support/axe";
import { takeCameraPicture } from "../support/camera-picture";
import { getFields, getForm, openEditor, publish } from "../support/editor";
import { test } from "../support/editor-test";

const CORAL_KEY = "excursions/entries/coral-key";

test.use({ locale: "es-ES" });

const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [360, 390, 768])
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

test("a photo of 4 MB travels upright, at most 2560 px long and without the place it was taken at", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const buffer = await takeCameraPicture();
  const before = await sharp(buffer).metadata();
  expect([before.orientation, Boolean(before.exif)]).toEqual([6, true]);
  // Nothing is stored here: the server's own treatment has tests of its own.
  let picture: Buffer | undefined;
  await page.route("/api/editor", async (route) => {
    const call = route.request().postDataJSON() as {
      action: string;
      params: { assets: { content: string }[] };
    };
    if (call.action !== "persistEntry") return route.continue();
    picture = Buffer.from(call.params.assets.at(-1)?.content ?? "", "base64");
    return route.fulfill({ status: 500, json: {} });
  });
  await openEditor(page, CORAL_KEY);
  const left = getForm(page);
  await left
    .getByRole("button", { name: /^Elige una imagen/ })
    .filter({ visible: true })
    .first()
    .click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  // A new picture asks for its description in every language.
  for (const language of LOCALE_CODES)
    await getFields(getForm(page, language), "Descripción de la foto").first().fill("Gris");
  await publish(page, ["Publicar", "Publicar ahora"]);
  await expect(page.getByText("No ha funcionado. Lo que escribiste sigue aquí").first()).toBeVisible();
  const { width, height, exif, orientation } = await sharp(picture).metadata();
  console.log(
    `A photo of ${buffer.length} bytes travels as ${picture?.length ?? 0} bytes, ${width} × ${height}`,
  );
  expect([width, height, exif, orientation]).toEqual([1920, 2560, undefined, undefined]);
});
