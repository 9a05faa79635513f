import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";
import sharp from "sharp";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { findViolations } from "../support/whole-page";
import { expectRefused, expectState, getFields, getForm, openEditor, publish, test } from "../support/editor";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 }, locale: "es-ES" });

const CORAL_KEY = "excursions/entries/coral-key";
const CORAL_KEY_FILE = "content/excursions/coral-key/offer.yml";
const PUBLISH = ["Publicar", "Publicar ahora"] as const;

test("an unusable file is refused when it is chosen, and a good one afterwards is saved", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await openEditor(page, CORAL_KEY);
  const left = getForm(page);
  await left
    .getByRole("button", { name: "Elija una imagen diferente" })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('input[type="file"]').first()).toBeAttached();
  expect(await findViolations(page, "parts")).toEqual([]);
  const photo = await readFile(join(site.root, "content/media/home/hero.jpg"));
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#8fb5b0" } });
  const choose = async (name: string, buffer: Buffer) => {
    await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: "image/jpeg", buffer });
  };
  for (const [name, buffer, words] of [
    ["logo.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "Es un archivo SVG"],
    ["cortada.jpg", photo.subarray(0, photo.length >> 1), "la foto está dañada"],
    ["mini.jpg", await plain(200, 200).jpeg().toBuffer(), "demasiado pequeña: 200 × 200 píxeles"],
  ] as const) {
    await choose(name, buffer);
    await expect.poll(() => asked.at(-1)).toContain(`${name}\n\n`);
    expect(asked.at(-1)).toContain(words);
  }
  await choose("barco.jpg", await plain(1800, 1200).png().toBuffer());
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  // A new picture asks for its description in every language.
  await publish(page, PUBLISH);
  for (const language of ["English", "Español", "Italiano"])
    await expectRefused(page, `${language} · Foto principal › Descripción de la foto: falta`);
  for (const language of LOCALE_CODES)
    await getFields(getForm(page, language), "Descripción de la foto").first().fill("Un barco gris");
  await publish(page, PUBLISH);
  const stored = () => readFile(join(site.root, CORAL_KEY_FILE), "utf8");
  await expect.poll(stored).toContain("image: ../media/excursions/barco.png");
  // The commit follows the files.
  await expect
    .poll(async () => (await site.diff("--name-status", "--", "content/media")).trim())
    .toBe("A\tcontent/media/excursions/barco.png");
  await expectState(page, "Publicado: la web está al día");
});
