import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Locale } from "../../src/domain/config/locales";

import {
  choose,
  expectServed,
  getFields,
  getForm,
  openEditor,
  publish,
  test,
  uploadPicture,
  writeText,
} from "../support/editor";

// Every save is really published, while the machine's two cores also run the other specs.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

/** The files of the excursion that the staff tests add. */
const NEW_FILES = ["offer.yml", "en.md", "es.md", "it.md"].map(
  (name) => `content/excursions/sunrise-kayak/${name}`,
);
/** Its pages. */
const NEW_PAGES = ["/excursions/sunrise-kayak", "/es/excursiones/kayak-al-alba", "/it/escursioni/kayak-alba"];

/** Fills in a new excursion in three languages as a person does, with `buffer` as its picture; it is not published yet. */
async function writeNewExcursion(page: Page, buffer: Buffer): Promise<void> {
  const facts = getForm(page);
  await openEditor(page, "excursions/new");

  async function writeWords(language: Locale, title: string, address: string): Promise<void> {
    const form = getForm(page, language);
    await getFields(form, "Title").first().fill(title);
    await getFields(form, "Address on the site").fill(address);
    await getFields(form, "Summary").fill(`${title}: two quiet hours.`);
    await getFields(form, "Description of the picture").fill(`${title}, seen from the shore`);
    await getFields(form, "Title in search results").fill(title);
    await getFields(form, "Text in search results").fill(`${title}, two hours on the water.`);
    await getFields(form, "Keywords").fill("kayak, bayahibe");
    await writeText(form, `${title} begins in the dark.`);
  }

  await uploadPicture(page, { name: "kayak.jpg", mimeType: "image/jpeg", buffer });
  await writeWords("en", "Sunrise Kayak", "sunrise-kayak");
  await choose(getFields(facts, "Kinds"), "Sea");
  await choose(getFields(facts, "Days of the week"), "Monday", "Friday");
  await choose(getFields(facts, "Ports"), "Bayahíbe");
  await facts.getByRole("button", { name: "Add price", exact: true }).click();
  await choose(getFields(facts, "Port"), "Bayahíbe");
  await getFields(facts, "Adult (US dollars)").fill("35");
  await writeWords("es", "Kayak al alba", "kayak-al-alba");
  await writeWords("it", "Kayak all'alba", "kayak-alba");
}

/** Where the new excursion's picture is stored. */
const PICTURE = "content/media/excursions/kayak.jpg";
test("a new excursion in three languages, with an uploaded picture, gets its pages", async ({
  page,
  site,
}) => {
  const before = (await site.git("rev-parse", "HEAD")).trim();
  const buffer = await readFile(join(site.root, "content/media/home/hero.jpg"));
  await writeNewExcursion(page, buffer);
  await publish(page);
  await expectServed(page, "/it/escursioni/kayak-alba", "Kayak all");
  await expect.poll(async () => (await site.git("rev-parse", "HEAD")).trim()).not.toBe(before);
  expect((await site.git("diff", "--name-status", before)).trim().split("\n").sort()).toEqual([
    ...[...NEW_FILES, PICTURE].sort().map((file) => `A\t${file}`),
    "M\tcontent/translations.json",
  ]);
  expect(await site.git("status", "--porcelain", "--untracked-files")).toBe("");
  for (const path of NEW_PAGES) expect((await page.request.get(path)).status(), path).toBe(200);
  await page.goto("/it/escursioni");
  const lists = page.getByRole("main").getByRole("article");
  await expect(lists.filter({ hasText: "Kayak all'alba" })).toHaveCount(1);
  await page.goto("/excursions/sunrise-kayak");
  const picture = page.getByRole("img", { name: "Sunrise Kayak, seen from the shore" }).first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});
