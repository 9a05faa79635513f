import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { LOCALE_CODES } from "../src/config/locales";
import { addActivity, getActivityPath } from "./support/add-activity";
import {
  choose,
  expectRefused,
  getFields,
  getSide,
  openEditor,
  openGroup,
  publish,
  reopenEditor,
} from "./support/editor";
import { getStoredEnquiry } from "./support/enquiries";
import { expectToldElsewhere, NEW_FILES, NEW_PAGES, writeNewExcursion } from "./support/new-excursion";
import { expectServed, expectState, getChangedLines, report } from "./support/publishing";
import { test } from "./support/staff-test";
import { inventVisitor } from "./support/visitor";

// Every save is really published, while the machine's two cores also run the other specs.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

/** All but the record of which texts may be wrong (`staff-translations.spec.ts`). */
const TEXTS = ["--", ".", ":!content/translations.json"];
const SAONA = "excursions/entries/saona-island";
/** Of some 180. */
const SAONA_PAGES_MAX = 60;
/** Where the new excursion's picture is stored. */
const PICTURE = "content/media/excursions/kayak.jpg";
/** Of 256 levels of a colour; the picture is encoded anew. */
const COLOUR_TOLERANCE = 8;

// Each test finds the content as it was.
test.afterEach(({ site }) => site.reset());

/** Expects that a stored picture has the size of the one that was uploaded, and shows the same. */
async function expectSamePicture(stored: Buffer, uploaded: Buffer): Promise<void> {
  const [one, other] = [await sharp(stored).metadata(), await sharp(uploaded).metadata()];
  expect([one.format, one.width, one.height]).toEqual([other.format, other.width, other.height]);
  const getColours = (picture: Buffer) => sharp(picture).resize(24, 16, { fit: "fill" }).raw().toBuffer();
  const [drawn, wanted] = [await getColours(stored), await getColours(uploaded)];
  const differences = [...wanted].map((level, index) => Math.abs(level - (drawn[index] ?? NaN)));
  expect(Math.max(...differences)).toBeLessThan(COLOUR_TOLERANCE);
}

test("a changed price and a changed Spanish text are these lines and no others, are live, and what an enquiry is told", async ({
  page,
  site,
}) => {
  const [left, right] = [getSide(page, "left"), getSide(page, "right")];
  const before = await readFile(join(site.root, "content/excursions/saona-island.es.md"), "utf8");
  await openEditor(page, SAONA);
  await getFields(left, "Adult (US dollars)").first().fill("79");
  await getFields(right, "Summary").fill("Día completo en Saona, con comida y baño.");
  const savedAt = await publish(page);
  await expectServed(page, "/es/excursiones/isla-saona", "Día completo en Saona, con comida y baño.");
  report("The first save, a price and a text", savedAt);
  for (const path of ["/excursions/saona-island", "/es/excursiones/isla-saona", "/it/escursioni/isola-saona"])
    await expectServed(page, path, "79");
  await expectState(page, "Live");
  const asked = await page.request.post("/api/content/es/excursions/isla-saona", {
    data: { only: ["summary", "prices"] },
  });
  const document = (await asked.json()) as { summary: string; prices: { adult: number }[] };
  expect([document.summary, document.prices[0]?.adult]).toEqual([
    "Día completo en Saona, con comida y baño.",
    79,
  ]);
  const [, summary = ""] = /^(summary: .*)$/m.exec(before) ?? [];
  const price = ["-    adult: 75", "+    adult: 79"];
  expect(getChangedLines(await site.diff("--unified=0", ...TEXTS))).toEqual([
    ...["+++ b/content/excursions/saona-island.en.md", ...price],
    ...["+++ b/content/excursions/saona-island.es.md", `-${summary}`],
    ...["+summary: Día completo en Saona, con comida y baño.", ...price],
    ...["+++ b/content/excursions/saona-island.it.md", ...price],
  ]);

  await getFields(left, "Adult (US dollars)").first().fill("81");
  const savedAgainAt = await publish(page);
  await expectServed(page, "/excursions/saona-island", "$81");
  report("The next save, a price", savedAgainAt);
  await expectState(page, "Live");
  // Three languages' pages and cards of the offer, lists, and offers that name this one: not the whole site.
  expect(await site.countRendered()).toBeLessThan(SAONA_PAGES_MAX);
  expect(await site.diff("--stat", ...TEXTS)).toContain("3 files changed, 4 insertions(+), 4 deletions(-)");
  expect(await site.diff("--stat", ...TEXTS, ":!content/excursions")).toBe("");
  // Nothing is left to commit.
  await expect.poll(() => site.git("status", "--porcelain")).toBe("");

  const sent = await page.request.post("/api/contact", {
    data: {
      ...{ ...inventVisitor(), lang: "es", service: "saona-island", collection: "excursions" },
      ...{ port: "bayahibe", adults: 2 },
    },
  });
  const { reference } = (await sent.json()) as { reference: string };
  const { payload } = getStoredEnquiry(reference, join(site.root, ".data"));
  expect(payload).toMatchObject({ told: { price: { total: 162 } } });
});

test("a new excursion in three languages, with an uploaded picture, gets its pages", async ({
  page,
  site,
}) => {
  const before = (await site.git("rev-parse", "HEAD")).trim();
  const buffer = await readFile("content/media/home/hero.jpg");
  await writeNewExcursion(page, buffer);
  const savedAt = await publish(page);
  await expectServed(page, "/it/escursioni/kayak-alba", "Kayak all");
  report("A new excursion with a new picture", savedAt);
  await expect.poll(async () => (await site.git("rev-parse", "HEAD")).trim()).not.toBe(before);
  expect((await site.git("diff", "--name-status", before)).trim().split("\n").sort()).toEqual([
    ...[...NEW_FILES, PICTURE].map((file) => `A\t${file}`),
    "M\tcontent/translations.json",
  ]);
  expect(await site.git("status", "--porcelain", "--untracked-files")).toBe("");
  await expectSamePicture(await readFile(join(site.root, PICTURE)), buffer);
  for (const path of NEW_PAGES) expect((await page.request.get(path)).status(), path).toBe(200);
  await page.goto("/it/escursioni");
  const lists = page.getByRole("main").getByRole("article");
  await expect(lists).toHaveCount(9);
  await expect(lists.filter({ hasText: "Kayak all'alba" })).toHaveCount(1);
  await page.goto("/excursions/sunrise-kayak");
  const picture = page.getByRole("img", { name: "Sunrise Kayak, seen from the shore" }).first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expectToldElsewhere(page);
});

test("an entry is deleted in all languages, and is kept while others name it", async ({ page, site }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openEditor(page, "excursions/entries/natural-pool");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expectRefused(page, "Saona Island by Catamaran and Speedboat · Related in our catalog: names this");
  expect(existsSync(join(site.root, "content/excursions/natural-pool.es.md"))).toBe(true);

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
  const [left, right] = [getSide(page, "left"), getSide(page, "right")];
  await openEditor(page, SAONA);
  await getFields(left, "Summary").fill("x".repeat(161));
  await openGroup(right, "Main picture");
  await getFields(right, "Description of the picture").fill("");
  await publish(page);
  await expectRefused(page, "English · Summary: too long: at most 160 characters");
  await expectRefused(page, "Español · Main picture › Description of the picture: is missing");

  // What depends on other fields and files is looked at once each text by itself is in order.
  await getFields(left, "Summary").fill("A day at sea.");
  await getFields(right, "Description of the picture").fill("Una playa.");
  await left.getByRole("button", { name: "Remove Punta Cana" }).click();
  await getFields(right, "Address on the site").fill("santo-domingo");
  await choose(getFields(left, "Related in our catalog"), "Beach wedding in Bayahíbe");
  // A colleague deletes the entry in the meantime.
  const wedding = ["en", "es", "it"].map((locale) => `content/services/beach-wedding.${locale}.md`);
  const before = (await site.git("rev-parse", "HEAD")).trim();
  await site.git("rm", "--quiet", ...wedding);
  await publish(page);
  await expectRefused(page, "Prices 2 › Port: this port is not among the offer's ports");
  await expectRefused(page, "Español · Address on the site: already in use by “Santo Domingo");
  await expectRefused(page, "Related in our catalog: names an entry that does not exist");

  // What is refused is neither written nor committed.
  expect((await site.git("diff", "--name-only", before)).trim().split("\n")).toEqual(wedding);
});
