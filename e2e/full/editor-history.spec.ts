import { expect } from "@playwright/test";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { LOCALE_CODES } from "../../src/config/locales";
import { addActivity, getActivityFile } from "../support/add-activity";
import { getFields, getForm, openEditor, publish } from "../support/editor";
import { getOffer } from "../support/fixture";
import { expectServed } from "../support/publishing";
import { test } from "../support/editor-test";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

const BEFORE = getOffer("coral-key", "en").prices[0]?.adult ?? NaN;
const CORAL_KEY = "excursions/entries/coral-key";

test("an earlier version says what changed, and comes back with one click", async ({ page, site }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const file = join(site.root, "content/excursions/coral-key/offer.yml");
  const before = await readFile(file, "utf8");
  const head = await site.git("rev-parse", "HEAD");
  await openEditor(page, CORAL_KEY);
  await getFields(getForm(page), "Adult (US dollars)")
    .first()
    .fill(String(BEFORE + 4));
  await publish(page);
  await expect.poll(() => readFile(file, "utf8")).toContain(`adult: ${BEFORE + 4}`);
  // The versions are commits, which follow the files.
  await expect.poll(() => site.git("rev-parse", "HEAD")).not.toBe(head);
  await expect(page.getByRole("link", { name: "See it on the site" })).toHaveAttribute(
    "href",
    "/excursions/coral-key",
  );
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await dialog.getByText("What changed").first().click();
  await expect(dialog.getByText(`Before: ${BEFORE.toLocaleString("en-US")}`)).toBeVisible();
  await expect(dialog.getByText(`After: ${(BEFORE + 4).toLocaleString("en-US")}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Bring this one back" }).first().click();
  await expect.poll(() => readFile(file, "utf8")).toBe(before);
  await expect.poll(() => site.git("status", "--porcelain")).toBe("");
});

test("the question before a deletion says what stays, and the bin brings it back in all languages", async ({
  page,
  site,
}) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  const key = "try-dive";
  const isThere = () =>
    LOCALE_CODES.map((locale) => existsSync(join(site.root, getActivityFile(key, locale))));
  // A file that goes while Gatsby reads it costs a full build.
  const expectPage = (isShown: boolean) => expectServed(page, "/sitemap.xml", `${key}-it`, isShown);
  await addActivity(site, key);
  await expectPage(true);
  await openEditor(page, `activities/entries/${key}`);
  await expect(getFields(getForm(page), "Title").first()).not.toHaveValue("");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect.poll(isThere).toEqual([false, false, false]);
  expect(questions.join()).toContain("in all languages? It stays in the bin");
  // The bin reads commits, which follow the files.
  const file = getActivityFile(key, "en");
  await expect.poll(() => site.git("log", "--diff-filter=D", "--format=%h", "--", file)).not.toBe("");
  await expectPage(false);
  await page.getByRole("button", { name: "Bin" }).click();
  await page.getByRole("dialog", { name: "Bin" }).getByRole("button", { name: "Bring back" }).first().click();
  await expect.poll(isThere).toEqual([true, true, true]);
  await expectPage(true);
});
