import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type BrowserContext, type Page } from "@playwright/test";

import { getAgencyDay } from "../../src/booking/calendar-day";
import { findViolations } from "../support/axe";
import { waitForBackup } from "../support/draft-backup";
import { getFields, getSide, openEditor, publish, reopenEditor, waitForEditor } from "../support/editor";
import { test } from "../support/editor-test";
import { getOffer, loadContent } from "../support/fixture";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({
  viewport: { width: 1600, height: 1000 },
  locale: "es-ES",
  permissions: ["clipboard-read", "clipboard-write"],
});

const CORAL_KEY = "excursions/entries/coral-key";
const PRICE = "Adulto (dólares)";
const BEFORE = getOffer("coral-key", "en").prices[0]?.adult ?? NaN;
const PUBLISH = ["Publicar", "Publicar ahora"] as const;

const getPrice = (page: Page) => getFields(getSide(page, "left"), PRICE).first();
const getSummary = (page: Page) => getFields(getSide(page, "right"), "Resumen");
const expectBar = (page: Page, words: "Cambios guardados" | "Cambios no guardados") =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

async function save(page: Page): Promise<void> {
  await publish(page, PUBLISH);
  await expectBar(page, "Cambios guardados");
}

/** Closes the window as a crash does, without a question, once what was typed last is backed up; opens another one. */
async function crash(page: Page, context: BrowserContext, typed: string): Promise<Page> {
  await waitForBackup(page, typed);
  await page.close({ runBeforeUnload: false });
  return context.newPage();
}

/** Answers every question of the window with yes, and keeps the questions. */
function acceptDialogs(page: Page): string[] {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "confirm") questions.push(dialog.message());
    void dialog.accept();
  });
  return questions;
}

test("a value that is changed back after a save can be published, in every language and file", async ({
  page,
  site,
}) => {
  const getDiff = () => site.diff("--", "content");
  await openEditor(page, CORAL_KEY);
  await expect(getPrice(page)).toHaveValue(String(BEFORE));
  const summary = await getSummary(page).inputValue();

  await getPrice(page).fill(String(BEFORE + 8));
  await getSummary(page).fill("Otro resumen.");
  await getPrice(page).fill(String(BEFORE));
  await expectBar(page, "Cambios no guardados");
  await getSummary(page).fill(summary);
  await expectBar(page, "Cambios guardados");

  await getPrice(page).fill(String(BEFORE + 8));
  await save(page);
  await expect.poll(getDiff).toContain(`+    adult: ${BEFORE + 8}`);
  await getPrice(page).fill(String(BEFORE));
  await expectBar(page, "Cambios no guardados");
  await save(page);
  await expect.poll(getDiff).toBe("");

  await getSummary(page).fill("Otro resumen.");
  await save(page);
  await getSummary(page).fill(summary);
  await save(page);
  await expect.poll(getDiff).toBe("");

  await reopenEditor(page, "settings/entries/site");
  const prices = page.getByRole("switch", { name: /^Mostrar precios/ }).first();
  await prices.click();
  await save(page);
  await expect.poll(getDiff).toContain('"pricesOn": false');
  await prices.click();
  await save(page);
  await expect.poll(getDiff).toBe("");
});

test("unsaved text is offered again however an entry is opened, also a new one", async ({
  context,
  page: first,
}) => {
  const errors: string[] = [];
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const saona = (page: Page) => page.locator(`a[href="#/collections/${CORAL_KEY}"]`).first();
  await openEditor(first, CORAL_KEY);
  await getPrice(first).fill(String(BEFORE + 8));
  await getSummary(first).fill("Sin guardar.");

  let page = await crash(first, context, "Sin guardar.");
  let questions = acceptDialogs(page);
  await page.goto("/admin#/collections/excursions");
  await waitForEditor(page);
  await saona(page).click();
  await expect(getSummary(page)).toHaveValue("Sin guardar.");
  await expect(getPrice(page)).toHaveValue(String(BEFORE + 8));
  await expectBar(page, "Cambios no guardados");
  await getSummary(page).fill("Tampoco.");
  await page.getByRole("link", { name: "← Excursiones" }).click();
  await saona(page).click();
  await expect(getSummary(page)).toHaveValue("Tampoco.");
  const [offered, left] = ["Hay cambios sin guardar", "Quedan en este navegador"].map((words): unknown =>
    expect.stringContaining(words),
  );
  expect(questions).toEqual([offered, left, offered]);

  await reopenEditor(page, "settings/entries/site");
  await getFields(getSide(page, "left"), "Lema").fill("An unsaved tagline");
  page = await crash(page, context, "An unsaved tagline");
  questions = acceptDialogs(page);
  await page.goto("/admin#/collections/settings/entries/site");
  await waitForEditor(page);
  await expect(getFields(getSide(page, "left"), "Lema")).toHaveValue("An unsaved tagline");
  await expect(getFields(getSide(page, "left"), "Marca")).toHaveValue(loadContent("settings/site").en.brand);
  await expectBar(page, "Cambios no guardados");
  expect(questions).toEqual([offered]);

  await reopenEditor(page, "activities/new");
  await getFields(getSide(page, "left"), "Título").first().fill("Sunset");
  await getFields(getSide(page, "right"), "Título").first().fill("Atardecer");
  page = await crash(page, context, "Atardecer");
  acceptDialogs(page);
  await page.goto("/admin#/collections/activities/new");
  await waitForEditor(page);
  await expect(getFields(getSide(page, "left"), "Título").first()).toHaveValue("Sunset");
  await expect(getFields(getSide(page, "right"), "Título").first()).toHaveValue("Atardecer");
  await expectBar(page, "Cambios no guardados");
  // “Cannot read properties of undefined (reading 'get')”: a text was restored before its entry was there.
  expect(errors).toEqual([]);
});

test("two people: the second change is refused, says by whom and when, and keeps what was typed", async ({
  context,
  page,
  site,
}) => {
  acceptDialogs(page);
  const getFile = (locale: string, entry = "excursions/coral-key") =>
    join(site.root, `content/${entry}.${locale}.md`);
  const read = (locale: string) => readFile(getFile(locale), "utf8");
  const alert = page
    .getByRole("complementary")
    .getByRole("alert")
    .filter({ hasText: /^No se (guardó|eliminó): esta entrada/ });
  await openEditor(page, CORAL_KEY);
  await expect(getPrice(page)).toHaveValue(String(BEFORE));
  const other = await context.newPage();
  await reopenEditor(other, CORAL_KEY);
  await getPrice(other).fill(String(BEFORE + 1));
  await save(other);

  await getSummary(page).fill("Lo mío.");
  await publish(page, PUBLISH);
  await expect(alert).toContainText(
    `se cambió por Owner, el ${Number(getAgencyDay(Date.now()).slice("2026-11-".length))} de`,
  );
  await expect(alert).toContainText(
    `Precios 1 › Adulto (dólares)Guardado ahora: ${BEFORE + 1}Lo tuyo: ${BEFORE}`,
  );
  await expectBar(page, "Cambios no guardados");
  await expect(getSummary(page)).toHaveValue("Lo mío.");
  expect(await findViolations(page, "parts")).toEqual([]);
  expect(await read("en")).toContain(`adult: ${BEFORE + 1}`);
  expect(await read("es")).not.toContain("Lo mío.");
  await alert.getByRole("button", { name: "Copiar lo mío" }).click();
  await expect(alert.getByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Español · Resumen\nLo mío.\n");
  await alert.getByRole("button", { name: "Reemplazar lo suyo por lo mío" }).click();
  await save(page);
  await expect(alert).toBeHidden();
  await getSummary(page).fill("Lo mío, otra vez.");
  await save(page);
  expect(await read("es")).toContain("Lo mío, otra vez.");

  await writeFile(getFile("it"), (await read("it")).replace(/^summary: .*$/m, "summary: A mano."));
  await getPrice(page).fill(String(BEFORE + 2));
  await publish(page, PUBLISH);
  await expect(alert).toContainText("se cambió fuera de este editor (no se sabe quién)");
  await expect(alert).toContainText(/Italiano · ResumenGuardado ahora: A mano\.Lo tuyo: /);
  await site.git("commit", "--all", "--quiet", "--message", "By hand");
  await publish(page, PUBLISH);
  await expect(alert).toContainText("se cambió por Test, el");
  // What was typed in the last seconds is kept too.
  await getPrice(page).fill(String(BEFORE + 3));
  await alert.getByRole("button", { name: "Mostrar lo suyo" }).click();
  await expect(getPrice(page)).toHaveValue(String(BEFORE + 3), { timeout: 90_000 });
  await publish(page, PUBLISH);
  // What was restored is based on the files as they were opened first.
  await expect(alert).toContainText("se cambió por Test, el");
  expect(await read("it")).toContain("A mano.");

  // No other entry names this one, so that it may be deleted.
  for (const locale of ["en", "es", "it"]) {
    const source = await readFile(getFile(locale, "services/airport-transfer"), "utf8");
    await writeFile(getFile(locale, "services/shuttle"), source.replace(/^(url_slug: .*)$/m, "$1-2"));
  }
  await reopenEditor(page, "services/entries/shuttle");
  await expect(getSummary(page)).not.toHaveValue("");
  const file = getFile("es", "services/shuttle");
  await writeFile(file, (await readFile(file, "utf8")).replace(/^summary: .*$/m, "summary: A mano."));
  await page.getByRole("button", { name: "Eliminar entrada" }).click();
  await expect(alert).toContainText(
    "No se eliminó: esta entrada se cambió fuera de este editor (no se sabe quién)",
  );
  expect(existsSync(file)).toBe(true);
  await alert.getByRole("button", { name: "Eliminarla de todos modos" }).click();
  await page.getByRole("button", { name: "Eliminar entrada" }).click();
  await expect.poll(() => existsSync(file)).toBe(false);
});
