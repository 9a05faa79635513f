import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Locator, type Page } from "@playwright/test";

import { getFields, getForm, getHeading, openForm, publish, test } from "../support/editor";
import { getOffer } from "../support/fixture";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 900 }, locale: "es-ES" });

const TO_PUBLISH = ["Publicar", "Publicar ahora"] as const;
const FILE = "content/excursions/coral-key";

/** Shows the texts of the offer in all languages. */
async function openTexts(page: Page): Promise<void> {
  await openForm(page, "excursions/entries/coral-key");
  await getHeading(page, "texts").click();
  for (const language of ["English", "Italiano"])
    await page.getByRole("group", { name: "Idiomas de los textos" }).getByLabel(language).check();
}

/** Empties a field for formatted text, which notices a selection a tenth of a second later. */
async function empty(field: Locator): Promise<void> {
  await expect(async () => {
    await field.click();
    await field.page().keyboard.press("ControlOrMeta+A");
    await field.page().keyboard.press("Delete");
    expect((await field.innerText()).trim()).toBe("");
  }).toPass();
}

/** Pastes as another program does: formatted, or a chat's plain text. */
async function paste(field: Locator, type: string, text: string): Promise<void> {
  await empty(field);
  await field.evaluate(
    (element, [kind, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, words);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, text] as const,
  );
}

test("an empty text is copied from another language, and shown at once", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openTexts(page);
  const italian = getFields(getForm(page, "it"), "Título").first();
  await italian.fill("");
  await page.getByRole("button", { name: "Título · Italiano: Copiar de Español" }).click();
  await expect(italian).toHaveValue(getOffer("coral-key", "es").title);
  await expect(italian).toBeFocused();
  const field = page.locator('[data-field="body"] [lang="it"] [contenteditable="true"]');
  await empty(field);
  await page.getByRole("button", { name: "Descripción · Italiano: Copiar de Español" }).click();
  const spanish = page.locator('[data-field="body"] [lang="es"] [contenteditable="true"]');
  expect((await field.innerText()).trim()).toBe((await spanish.innerText()).trim());
});

test("tables, bold text and lines of Word and WhatsApp keep their words apart and in place", async ({
  page,
  site,
}) => {
  await openTexts(page);
  const field = page.locator('[data-field="body"] [lang="es"] [contenteditable="true"]');
  const html =
    "<html><body><p class=MsoNormal><b>Incluye: </b>almuerzo\r\ncon bebidas</p>" +
    "<table><tr><td><p>Adulto</p></td><td><p>65</p></td></tr><tr><td>Niño</td><td>40</td></tr></table>" +
    "<div>Salida a las 8</div></body></html>";
  await paste(field, "text/html", html);
  await publish(page, TO_PUBLISH);
  const file = join(site.root, `${FILE}/es.md`);
  await expect
    .poll(async () => (await readFile(file, "utf8")).split("---\n").at(-1))
    .toBe("**Incluye:** almuerzo con bebidas\n\n* Adulto · 65\n* Niño · 40\n\nSalida a las 8\n");
  await expect(field).toBeVisible();
  await paste(field, "text/plain", "*Incluye:* almuerzo\n\nTrae *toalla*, 3 * 4");
  await publish(page, TO_PUBLISH);
  await expect
    .poll(async () => (await readFile(file, "utf8")).split("---\n").at(-1))
    .toBe("**Incluye:** almuerzo\n\nTrae **toalla**, 3 * 4\n");
});
