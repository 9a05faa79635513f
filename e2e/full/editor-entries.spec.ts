import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import {
  addActivity,
  expectToldElsewhere,
  getActivityPath,
  NEW_FILES,
  NEW_PAGES,
  writeNewExcursion,
} from "../support/new-entries";
import {
  choose,
  expectRefused,
  expectServed,
  getFields,
  getForm,
  openEditor,
  publish,
  reopenEditor,
  report,
  test,
} from "../support/editor";
import { getOffer } from "../support/fixture";

// Every save is really published, while the machine's two cores also run the other specs.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

const CORAL_KEY = "excursions/entries/coral-key";
/** Where the new excursion's picture is stored. */
const PICTURE = "content/media/excursions/kayak.jpg";
/** Of 256 levels of a colour; the picture is encoded anew. */
const COLOUR_TOLERANCE = 8;

/** Expects that a stored picture has the size of the one that was uploaded, and shows the same. */
async function expectSamePicture(stored: Buffer, uploaded: Buffer): Promise<void> {
  const [one, other] = [await sharp(stored).metadata(), await sharp(uploaded).metadata()];
  expect([one.format, one.width, one.height]).toEqual([other.format, other.width, other.height]);
  const getColours = (picture: Buffer) => sharp(picture).resize(24, 16, { fit: "fill" }).raw().toBuffer();
  const [drawn, wanted] = [await getColours(stored), await getColours(uploaded)];
  const differences = [...wanted].map((level, index) => Math.abs(level - (drawn[index] ?? NaN)));
  expect(Math.max(...differences)).toBeLessThan(COLOUR_TOLERANCE);
}

test("a new excursion in three languages, with an uploaded picture, gets its pages", async ({
  page,
  site,
}) => {
  const before = (await site.git("rev-parse", "HEAD")).trim();
  const buffer = await readFile(join(site.root, "content/media/home/hero.jpg"));
  await writeNewExcursion(page, buffer);
  const savedAt = await publish(page);
  await expectServed(page, "/it/escursioni/kayak-alba", "Kayak all");
  report("A new excursion with a new picture", savedAt);
  await expect.poll(async () => (await site.git("rev-parse", "HEAD")).trim()).not.toBe(before);
  expect((await site.git("diff", "--name-status", before)).trim().split("\n").sort()).toEqual([
    ...[...NEW_FILES, PICTURE].sort().map((file) => `A\t${file}`),
    "M\tcontent/translations.json",
  ]);
  expect(await site.git("status", "--porcelain", "--untracked-files")).toBe("");
  await expectSamePicture(await readFile(join(site.root, PICTURE)), buffer);
  for (const path of NEW_PAGES) expect((await page.request.get(path)).status(), path).toBe(200);
  await page.goto("/it/escursioni");
  const lists = page.getByRole("main").getByRole("article");
  await expect(lists.filter({ hasText: "Kayak all'alba" })).toHaveCount(1);
  await page.goto("/excursions/sunrise-kayak");
  const picture = page.getByRole("img", { name: "Sunrise Kayak, seen from the shore" }).first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expectToldElsewhere(page);
});

test("an entry is deleted in all languages, and is kept while others name it", async ({ page, site }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openEditor(page, "excursions/entries/coral-key");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expectRefused(page, `${getOffer("river-cave", "en").title} · Related in our catalog: names this`);
  expect(existsSync(join(site.root, "content/excursions/coral-key/es.md"))).toBe(true);

  await addActivity(site, "try-dive");
  const pages = LOCALE_CODES.map((locale) => getActivityPath("try-dive", locale));
  // The page that says that there is none does not name its own address.
  for (const path of pages) await expectServed(page, path, path);
  await reopenEditor(page, "activities/entries/try-dive");
  await page.getByRole("button", { name: "Delete entry" }).click();
  for (const path of pages) {
    const getStatus = async () => (await page.request.get(path)).status();
    await expect.poll(getStatus, { timeout: 90_000 }).toBe(404);
  }
  // Its pictures stay: other entries show them.
  expect((await site.diff("--name-status")).trim()).toBe("");
  await expect.poll(() => site.git("status", "--porcelain")).toBe("");
  await expectServed(page, "/it/attivita", "try-dive-it", false);
  await expectServed(page, "/sitemap.xml", "try-dive-it", false);
});

test("saving refuses what the build would refuse, and names language and field", async ({ page, site }) => {
  // The entry is left with unsaved text, which is not restored.
  page.on("dialog", (dialog) => void (dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss()));
  const [left, right] = [getForm(page), getForm(page, "es")];
  await openEditor(page, CORAL_KEY);
  await getFields(left, "Summary").fill("x".repeat(161));
  await getFields(right, "Description of the picture").first().fill("");
  await publish(page);
  await expectRefused(page, "English · Summary: too long: at most 160 characters");
  await expectRefused(page, "Español · Main picture › Description of the picture: is missing");

  // What depends on other fields and files is looked at once each text by itself is in order.
  await getFields(left, "Summary").fill("A day at sea.");
  await getFields(right, "Description of the picture").first().fill("Una playa.");
  await left.getByRole("button", { name: "Remove Punta Cana" }).click();
  await getFields(right, "Address on the site").fill(getOffer("river-cave", "es").url_slug);
  await choose(getFields(left, "Related in our catalog"), getOffer("airport-transfer", "en").title);
  // A colleague deletes the entry in the meantime.
  const transfer = ["en.md", "es.md", "it.md", "offer.yml"].map(
    (name) => `content/services/airport-transfer/${name}`,
  );
  const before = (await site.git("rev-parse", "HEAD")).trim();
  await site.git("rm", "--quiet", ...transfer);
  await publish(page);
  await expectRefused(page, "Prices 2 › Port: this port is not among the offer's ports");
  await expectRefused(page, "Español · Address on the site: already in use by “");
  await expectRefused(page, "Related in our catalog: names an entry that does not exist");

  // What is refused is neither written nor committed.
  expect((await site.git("diff", "--name-only", before)).trim().split("\n")).toEqual(transfer);
});
