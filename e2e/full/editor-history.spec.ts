import { expect } from "@playwright/test";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { addActivity, getActivityFile } from "../support/new-entries";
import { expectServed, getFields, getForm, openEditor, test } from "../support/editor";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

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
