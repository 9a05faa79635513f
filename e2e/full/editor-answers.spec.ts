import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import type { AnswersReply } from "../../src/contracts/enquiry-changes";
import { queryStaff } from "../support/call-staff";
import { expectRefused, getFields, getForm, openEditor, publish } from "../support/editor";
import { expectPublished } from "../support/publishing";
import { test } from "../support/editor-test";

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

const FILE = "content/answers/our-boats.json";

async function write(page: Page, text: string): Promise<void> {
  await getFields(getForm(page), "Name").fill("Our boats");
  await getFields(getForm(page), "Text").fill(text);
  for (const language of ["es", "it"] as const) {
    await getFields(getForm(page, language), "Name").fill(`Our boats (${language})`);
    await getFields(getForm(page, language), "Text").fill(`Hola {{name}} (${language})`);
  }
}

async function loadKeys(page: Page): Promise<string[]> {
  const { answers } = await queryStaff<AnswersReply>(page.request, "enquiries.readyAnswers");
  return answers.map(({ key }) => key);
}

test("a ready-made answer is added, refused with words that nobody fills in, published for staff alone, and deleted", async ({
  page,
  site,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const files = await readdir(join(site.root, "content/answers"));
  await openEditor(page, "answers");
  await expect(page.locator('a[href*="/collections/answers/entries/"]')).toHaveCount(files.length);

  await openEditor(page, "answers/new");
  await write(page, "Hello {{nome}}, our boats are white.");
  await publish(page);
  await expectRefused(page, "English · Text: {{nome}} cannot be filled in");
  await getFields(getForm(page), "Text").fill("Hello {{name}}, our boats are white.");
  await publish(page);
  await expect.poll(() => existsSync(join(site.root, FILE))).toBe(true);
  await expectPublished(page);
  const stored = JSON.parse(await readFile(join(site.root, FILE), "utf8")) as Record<string, unknown>;
  expect(stored).toEqual({
    en: { title: "Our boats", text: "Hello {{name}}, our boats are white." },
    es: { title: "Our boats (es)", text: "Hola {{name}} (es)" },
    it: { title: "Our boats (it)", text: "Hola {{name}} (it)" },
  });
  await expect.poll(() => loadKeys(page)).toContain("our-boats");
  // The content API has the offers of the same build, and no answer.
  const documents = await page.request.post("/api/content/en", { data: { deep: true, text: true } });
  expect(documents.ok()).toBe(true);
  const texts = await documents.text();
  expect(texts).toContain("coral-key");
  expect(texts).not.toContain("our boats are white");
  expect((await page.request.post("/api/content/en/answers", { data: {} })).status()).toBe(404);

  await openEditor(page, "answers/entries/our-boats");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect.poll(() => readdir(join(site.root, "content/answers"))).toEqual(files);
});
