import { expect, type BrowserContext, type Page } from "@playwright/test";

import {
  getFields,
  getForm,
  openEditor,
  publish,
  reopenEditor,
  test,
  waitForBackup,
} from "../support/editor";
import { getOffer } from "../support/fixture";

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

const getPrice = (page: Page) => getFields(getForm(page), PRICE).first();
const getSummary = (page: Page) => getFields(getForm(page, "es"), "Resumen");
const expectBar = (page: Page, words: "Cambios guardados" | "Cambios no guardados") =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** Saves, and waits for the entry that is opened anew. */
async function save(page: Page): Promise<void> {
  await page
    .locator("[data-field]")
    .first()
    .evaluate((field) => field.setAttribute("data-before", ""));
  await publish(page, PUBLISH);
  await expectBar(page, "Cambios guardados");
  await expect(page.locator("[data-before]")).toHaveCount(0);
  await expect(page.locator("[data-field]").first()).toBeAttached();
}

/** Closes the window as a crash does, without a question, once what was typed last is backed up; opens another one. */
async function crash(page: Page, context: BrowserContext, typed: string): Promise<Page> {
  await waitForBackup(page, typed);
  await page.close({ runBeforeUnload: false });
  return context.newPage();
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

  await getPrice(page).fill(String(BEFORE + 8));
  await getSummary(page).fill("Otro resumen.");
  await save(page);
  await expect.poll(getDiff).toContain(`+    adult: ${BEFORE + 8}`);
  await getPrice(page).fill(String(BEFORE));
  await expectBar(page, "Cambios no guardados");
  await getSummary(page).fill(summary);
  await save(page);
  await expect.poll(getDiff).toBe("");
});

const recover = (page: Page) => page.getByRole("button", { name: "Recuperar" });

test("unsaved text is offered again however an entry is opened, also a new one", async ({
  context,
  page: first,
}) => {
  await openEditor(first, CORAL_KEY);
  await getPrice(first).fill(String(BEFORE + 8));
  await getSummary(first).fill("Sin guardar.");

  let page = await crash(first, context, "Sin guardar.");
  await openEditor(page, CORAL_KEY);
  await recover(page).click();
  await expect(getSummary(page)).toHaveValue("Sin guardar.");
  await expect(getPrice(page)).toHaveValue(String(BEFORE + 8));
  await expectBar(page, "Cambios no guardados");

  page.on("dialog", (dialog) => void dialog.accept());
  await reopenEditor(page, "activities/new");
  await getFields(getForm(page), "Título").first().fill("Sunset");
  await getFields(getForm(page, "es"), "Título").first().fill("Atardecer");
  page = await crash(page, context, "Atardecer");
  await openEditor(page, "activities/new");
  await recover(page).click();
  await expect(getFields(getForm(page), "Título").first()).toHaveValue("Sunset");
  await expect(getFields(getForm(page, "es"), "Título").first()).toHaveValue("Atardecer");
});
