import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Locator, type Page } from "@playwright/test";

import { LOCALE_CODES } from "../../src/config/locales";
import { findViolations } from "../support/axe";
import { getFields, getSide, openGroup, publish } from "../support/editor";
import { getOffer } from "../support/fixture";
import { getGroup, getHeading, openForm } from "../support/editor-form";
import { test } from "../support/editor-test";

// The form as staff who speak Spanish use it. Every save is really published.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 900 }, locale: "es-ES" });

const CORAL_KEY = "content/excursions/coral-key";
const TO_PUBLISH = ["Publicar", "Publicar ahora"] as const;

/** Writes another language on a side. */
async function write(page: Page, side: Locator, language: string): Promise<void> {
  await side.getByRole("button", { name: /^Escribiendo en/ }).click();
  await page.getByRole("menuitem", { name: language, exact: true }).click();
}

test("facts stand first, once, and are changed in whichever language is written", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await openForm(page, "excursions/entries/coral-key");
  const [left, right] = [getSide(page, "left"), getSide(page, "right")];
  const price = getFields(left, "Adulto (dólares)").first();
  await expect(price).toBeVisible();
  await openGroup(left, "Puntos de recogida", "Abrir");
  // Closed rows speak the words of the form.
  await expect(left.getByText(/^Bayahíbe · .* · \d\d:\d\d$/).first()).toBeAttached();
  // On the first screen; in one list of everything it was 2.7 screens down.
  expect((await price.boundingBox())?.y ?? Infinity).toBeLessThan(900);
  await expect(getFields(right, "Adulto (dólares)")).toHaveCount(0);
  expect(await findViolations(page, "parts")).toEqual([]);

  await getHeading(left, "texts").click();
  await write(page, left, "es");
  await expect(getGroup(left, "texts").getByLabel("Título", { exact: true }).first()).toHaveValue(
    getOffer("coral-key", "es").title,
  );
  await expect(getHeading(left, "facts")).toHaveAttribute("aria-expanded", "true");
  await price.fill("1078");
  await write(page, left, "it");
  await expect(price).toHaveValue("1078");
  expect(complaints).toEqual([]);

  // A pick-up point that is added in one language stands in all of them.
  const points = getFields(left, "Lugar").filter({ visible: true });
  await left.getByRole("button", { name: /^Añadir punto de recogida/i }).click();
  await expect(getGroup(right, "facts").getByText("4 puntos de recogida")).toBeVisible();
  await points.last().fill("Porto nuovo");
  await publish(page, TO_PUBLISH);
  const refused = page.getByRole("alert").getByRole("listitem");
  await expect(refused.filter({ hasText: "Puntos de recogida 4" }).first()).toBeVisible();
  await expect(getHeading(left, "facts")).toContainText(/por revisar/);
  // Still in the language that was written.
  await expect(left.getByRole("button", { name: "Escribiendo en IT" })).toBeVisible();
});

test("a day is closed by a tap and a season chosen in a calendar, by keyboard as well", async ({
  page,
  site,
}) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openForm(page, "excursions/entries/coral-key");
  const left = getSide(page, "left");
  const calendar = left.locator(".fieldDays");
  await calendar.getByRole("button", { name: /siguiente|next/i }).click();
  const days = calendar.getByRole("gridcell").getByRole("button");
  await days.nth(9).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const closed = getOffer("coral-key", "en").closed_days.length + 1;
  await expect(calendar.getByRole("listitem")).toHaveCount(closed);
  await expect(calendar.getByRole("listitem").first()).toContainText(/ de .* de \d{4}/);
  await calendar.scrollIntoViewIfNeeded();
  await publish(page, TO_PUBLISH);
  const countClosed = async (locale: string) => {
    const source = await readFile(join(site.root, `${CORAL_KEY}.${locale}.md`), "utf8");
    return /closed_days:\n((?: {2}- .*\n)+)/.exec(source)?.[1]?.trim().split("\n").length;
  };
  for (const locale of LOCALE_CODES)
    await expect.poll(() => countClosed(locale), { timeout: 30_000 }).toBe(closed);
});

test("lists and search have the titles in the language of the person", async ({ page }) => {
  await openForm(page, "excursions");
  await expect(page.getByRole("link", { name: getOffer("coral-key", "es").title }).first()).toBeVisible();
  const search = page.getByPlaceholder(/Buscar/);
  await search.fill(getOffer("coral-key", "es").title.toLowerCase());
  await search.press("Enter");
  await expect(page.getByRole("link", { name: getOffer("coral-key", "es").title }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: getOffer("coral-key", "en").title })).toHaveCount(0);
  expect(await findViolations(page, "parts")).toEqual([]);
});

test("the whole form can be used with a screen reader", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openForm(page, "excursions/entries/coral-key");
  const left = getSide(page, "left");
  await left.getByRole("button", { name: "Abrir todo" }).click();
  await expect(left.locator('[role="textbox"][aria-label="Descripción"]')).toBeVisible();
  await expect(left.getByRole("button", { name: "Quitar esta fila" }).first()).toBeVisible();
  expect(await findViolations(page, "parts")).toEqual([]);
});

test("the table of contents leads to each group by keyboard, on a phone by a list", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await openForm(page, "excursions/entries/coral-key");
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
