import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { findViolations } from "../support/whole-page";
import { expectRefused, expectState, getFields, getForm, openEditor, publish, test } from "../support/editor";
import { getOffer } from "../support/fixture";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 }, locale: "es-ES" });

const CORAL_KEY = "excursions/entries/coral-key";
const CORAL_KEY_FILE = "content/excursions/coral-key/offer.yml";
const BEFORE = getOffer("coral-key", "en").prices[0]?.adult ?? NaN;
const PUBLISH = ["Publicar", "Publicar ahora"] as const;
const ADULT = "Adulto (dólares)";

/** Describes the main picture in the three languages. */
async function describePicture(page: Page): Promise<void> {
  const words = "Un barco gris delante de la playa";
  for (const language of LOCALE_CODES)
    await getFields(getForm(page, language), "Descripción de la foto").first().fill(words);
}

/** Answers the editor's questions, and records their texts. */
function answerDialogs(page: Page): { asked: string[]; answer: boolean } {
  const state = { asked: [] as string[], answer: true };
  page.on("dialog", (dialog) => {
    // Leaving with unsaved work is asked by the browser itself.
    if (dialog.type() !== "beforeunload") state.asked.push(dialog.message());
    void (state.answer || dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss());
  });
  return state;
}

test("a price with cents is refused while typing, both separators are read, and a large change asks first", async ({
  page,
  site,
}) => {
  const dialogs = answerDialogs(page);
  const stored = () => readFile(join(site.root, CORAL_KEY_FILE), "utf8");
  await openEditor(page, CORAL_KEY);
  const price = getFields(getForm(page), ADULT).first();
  await price.fill("");
  await price.pressSequentially("79,5");
  await expect(price).toHaveAccessibleDescription("Sin decimales: escriba 79 o 80.");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await publish(page, PUBLISH);
  await expectRefused(page, "Precios 1 › Adulto (dólares): escriba un número; los precios van en");
  await expectState(page, "No guardado");
  await expect(price).toHaveValue("79,5");
  await expect(price).toBeFocused();
  await price.fill("0");
  await expect(price).toHaveAccessibleDescription("Como mínimo 1.");
  expect(await stored()).toContain(`adult: ${BEFORE}`);

  await price.fill(String(BEFORE * 10));
  await expect(price).toHaveAttribute("aria-invalid", "false");
  dialogs.answer = false;
  await publish(page, PUBLISH);
  await expectRefused(page, `Precios 1 › Adulto (dólares): ${BEFORE * 10}. Antes ${BEFORE}: ¿seguro?`);
  expect(dialogs.asked).toEqual([`Precios 1 › Adulto (dólares) — ${BEFORE * 10}. Antes ${BEFORE}: ¿seguro?`]);
  expect(await stored()).toContain(`adult: ${BEFORE}\n`);

  dialogs.answer = true;
  await price.fill("9.250,00");
  await price.blur();
  await expect(price).toHaveValue("9250");
  await price.fill("9,240");
  await publish(page, PUBLISH);
  await expect.poll(stored).toContain("adult: 9240\n");
  expect(dialogs.asked).toHaveLength(2);
});

test("an unusable file is refused when it is chosen, and a good one afterwards is saved", async ({
  page,
  site,
}) => {
  const dialogs = answerDialogs(page);
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
    await expect.poll(() => dialogs.asked.at(-1)).toContain(`${name}\n\n`);
    expect(dialogs.asked.at(-1)).toContain(words);
  }
  await choose("barco.jpg", await plain(1800, 1200).png().toBuffer());
  await page.getByRole("button", { name: "Usar esta foto" }).click();
  // A new picture asks for its description in every language.
  await publish(page, PUBLISH);
  for (const language of ["English", "Español", "Italiano"])
    await expectRefused(page, `${language} · Foto principal › Descripción de la foto: falta`);
  await describePicture(page);
  await publish(page, PUBLISH);
  const stored = () => readFile(join(site.root, CORAL_KEY_FILE), "utf8");
  await expect.poll(stored).toContain("image: ../media/excursions/barco.png");
  // The commit follows the files.
  await expect
    .poll(async () => (await site.diff("--name-status", "--", "content/media")).trim())
    .toBe("A\tcontent/media/excursions/barco.png");
  await expectState(page, "Publicado: la web muestra lo último guardado");
});
