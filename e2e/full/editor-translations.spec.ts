import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import type { Locale } from "../../src/config/locales";
import { findViolations } from "../support/axe";
import { getFields, getForm, openEditor, publish, reopenEditor } from "../support/editor";
import { getOffer } from "../support/fixture";
import { test } from "../support/editor-test";

// Outdated translations, as staff who speak Spanish see them. Every save is really published.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 900 }, locale: "es-ES" });

const NAME = "coral-key";
const PLACE = `excursions/entries/${NAME}`;

const getOutdated = (page: Page) => page.getByRole("region", { name: "Textos que quizá ya no estén bien" });
const getTitle = (page: Page, language: Locale) => getFields(getForm(page, language), "Título").first();

async function retitle(page: Page, language: Locale, title: string): Promise<void> {
  await getTitle(page, language).fill(title);
  await publish(page, ["Publicar", "Publicar ahora"]);
}

/** What stands beside the entry in the list. */
async function readMark(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: getOffer("coral-key", "es").title }).first();
  await expect(link).toBeVisible();
  return link.evaluate((element) => getComputedStyle(element, "::after").content);
}

test("a change asks whether the other languages are still right, and an answer in Italian is one", async ({
  page,
  site,
}) => {
  await openEditor(page, PLACE);
  await retitle(page, "en", "Coral Key and its sandbanks");
  const items = getOutdated(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(
    /^Cambió en inglés el \d+ de \w+ de \d{4}.* \(Título\)\. ¿Sigue bien el texto en español\?/,
  );
  await expect(items.last()).toContainText("¿Sigue bien el texto en italiano?");
  const violations = await findViolations(page, "parts");
  expect(violations.filter((text) => text.includes("outdatedTranslations"))).toEqual([]);

  await reopenEditor(page, "excursions");
  await expect.poll(() => readMark(page)).toBe('"Por revisar en español e italiano"');
  await reopenEditor(page, PLACE);
  await items.first().getByRole("button", { name: "Sigue bien" }).press("Enter");
  await expect(items).toHaveCount(1);
  const record = JSON.parse(await readFile(join(site.root, "content/translations.json"), "utf8")) as Record<
    string,
    { doubts?: { text: string }[] }
  >;
  expect(record[`excursions/${NAME}`]?.doubts?.map(({ text }) => text)).toEqual(["it"]);

  // A change in Italian answers the English one, and asks the others about nothing.
  await reopenEditor(page, PLACE);
  await expect(getOutdated(page).getByRole("listitem")).toHaveCount(1);
  await retitle(page, "it", "Isolotto e i suoi banchi di sabbia");
  await expect(getOutdated(page)).toHaveCount(0);

  // A change in Spanish asks about English as well.
  await reopenEditor(page, PLACE);
  await retitle(page, "es", "Cayo sin prisas");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(/^Cambió en español .*¿Sigue bien el texto en inglés\?/);
});
