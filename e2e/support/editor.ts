import { expect, type Locator, type Page, test as base } from "@playwright/test";

import { getLocale, type Locale } from "../../src/domain/config/locales";
import { COLLECTIONS } from "../../src/domain/config/offer";
import { TEST_SITE_URL } from "../../src/testing/test-site.mjs";
import { OFFER_GROUPS } from "../../src/editor/decap/config/form-groups";
import { type EditedSite, getEditedSite } from "./site-copy";
import { getDataDir } from "./stored-rows";
import { signIn } from "./staff-site";

/**
 * Opens a place of the editor, e.g. `excursions/entries/saona-island`, in a browser that is signed in. All groups of the form are open, as after
 * “Open all”, and all languages are shown.
 */
export async function openEditor(page: Page, place: string): Promise<void> {
  const opened = Object.fromEntries(
    COLLECTIONS.map((name) => [name, OFFER_GROUPS.map((group) => group.name)]),
  );
  await page.addInitScript((groups) => {
    localStorage.setItem("open-form-groups", groups);
    localStorage.setItem("form-languages", "en es it");
  }, JSON.stringify(opened));
  await page.goto(`/admin#/collections/${place}`);
  await waitForEditor(page);
}

/** Waits until the editor, opened or loaded anew, shows a list or the fields of an entry: on a busy machine after a minute. */
export async function waitForEditor(page: Page): Promise<void> {
  const shown = page.locator('[id*="-field-"], a[href*="/entries/"]').first();
  await shown.waitFor({ state: "attached", timeout: 90_000 });
}

/** Goes to another place of the editor as it is built now, still signed in. */
export async function reopenEditor(page: Page, place: string): Promise<void> {
  // From another document: a change of the hash alone would load nothing, and a reload could meet the editor's own navigation.
  await page.goto("about:blank");
  await page.goto(`/admin#/collections/${place}`);
  await waitForEditor(page);
}

/** The form, in which texts are looked for in one language. */
export type FormIn = Locator & { language: Locale };

/** The form with the texts of a language; facts stand once. */
export function getForm(page: Page, language: Locale = "en"): FormIn {
  return Object.assign(page.locator("#nc-root"), { language });
}

/** The fields of the form with this label, texts in the form's language, from the top down, without those in closed groups. */
export function getFields(form: FormIn, label: string): Locator {
  const escaped = label.replace(/[()]/g, "\\$&");
  const language = getLocale(form.language).name;
  const words = new RegExp(`^${escaped}( · ${language})?( \\((optional|opcional|facoltativo)\\))?$`);
  return form.getByLabel(words).filter({ visible: true });
}

/** Selects one or several options of a list. */
export async function choose(field: Locator, ...choices: string[]): Promise<void> {
  for (const choice of choices) {
    await field.fill(choice);
    await field.page().getByRole("option", { name: choice, exact: true }).click();
  }
}

/** Writes into the field with formatted text. */
export async function writeText(form: FormIn, text: string): Promise<void> {
  const field = form.locator(`[lang="${form.language}"] [data-slate-editor]`);
  await field.click();
  await field.page().keyboard.insertText(text);
}

/** Uploads a picture for the main picture, and takes it. */
export async function uploadPicture(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole("button", { name: "Choose an image" }).filter({ visible: true }).first().click();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole("button", { name: "Use this picture" }).click();
}

/** Publishes what was written. */
export async function publish(
  page: Page,
  words: readonly [string, string] = ["Publish", "Publish now"],
): Promise<void> {
  await page.getByRole("button", { name: words[0], exact: true }).click();
  await page.getByRole("menuitem", { name: words[1], exact: true }).click();
}

/** Waits until the status bar names a refusal: language, field and what is wrong. */
export async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").getByRole("listitem").filter({ hasText: text })).toBeVisible();
}

/** Opens a place of the editor as it is at first: of the form's groups the facts alone are open. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.goto(`/admin#/collections/${place}`);
  await waitForEditor(page);
}

export const getHeading = (page: Page, name: string) =>
  page.locator(`[data-form-group="${name}"]`).getByRole("heading", { level: 2 }).getByRole("button");

interface EditorFixtures {
  site: EditedSite;
  /** Signed in as the owner of the machine, in the language of the browser. */
  signedIn: undefined;
}

/** A test that edits the test site. Each finds the content as it was, whatever the one before has left behind. */
export const test = base.extend<EditorFixtures>({
  // Playwright reads from this pattern which fixtures it needs: none.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = getEditedSite(TEST_SITE_URL, getDataDir());
    await use(site);
    await site.restore();
  },
  signedIn: [
    async ({ page, site, locale }, use) => {
      await signIn(page, site.url, site.dataDir, locale);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Waits until the form has kept what was typed. */
export async function waitForBackup(page: Page, text: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      (wanted) => Object.values(localStorage).some((value: string) => value.includes(wanted)),
      text,
    );
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

/** The time limit of a publish on a busy machine. */
const PATIENCE = { intervals: [200], timeout: 90_000 };

/** Waits until a served page contains a text, or no longer does. */
export async function expectServed(page: Page, path: string, text: string, isThere = true): Promise<void> {
  const hasText = async () => (await (await page.request.get(path)).text()).includes(text);
  await expect.poll(hasText, { ...PATIENCE, message: `${path} with “${text}”` }).toBe(isThere);
}

/** Waits until the editor's status bar shows a text. */
export async function expectState(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible({
    timeout: PATIENCE.timeout,
  });
}

/** The lines that a diff changes, each file's after its name. */
export function getChangedLines(diff: string): string[] {
  return diff.split("\n").filter((line) => /^(\+\+\+ |[+-](?![+-]))/.test(line));
}
