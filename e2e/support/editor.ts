import { expect, type Locator, type Page } from "@playwright/test";

import { COLLECTIONS } from "../../src/config/offer";
import { OFFER_GROUPS } from "../../src/admin/config/offer-groups";

/**
 * Opens a place of the editor, e.g. `excursions/entries/saona-island`, in a browser that is signed in. All groups of the form are open, as after
 * “Open all”.
 */
export async function openEditor(page: Page, place: string): Promise<void> {
  const opened = Object.fromEntries(
    COLLECTIONS.map((name) => [name, OFFER_GROUPS.map((group) => group.name)]),
  );
  await page.addInitScript(
    (groups) => localStorage.setItem("open-form-groups", groups),
    JSON.stringify(opened),
  );
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

/** The side with English, or the right side with another language. */
export function getSide(page: Page, side: "left" | "right"): Locator {
  return page.locator(side === "left" ? ".Pane1" : ".Pane2");
}

/** Shows another language on the right. */
export async function showLanguage(page: Page, language: "es" | "it"): Promise<void> {
  const right = getSide(page, "right");
  await right.getByRole("button", { name: /^(Writing in|Escribiendo en|Scrivendo in)/ }).click();
  await page.getByRole("menuitem", { name: language, exact: true }).click();
}

/** The fields of a side with this label, from the top down, without those in closed groups. */
export function getFields(side: Locator, label: string): Locator {
  const words = new RegExp(`^${label.replace(/[()]/g, "\\$&")}( \\((optional|opcional)\\))?$`);
  return side.getByLabel(words).filter({ visible: true });
}

/** Opens a group of fields, e.g. the main picture. A group is no form control: its label leads to it by its id alone. */
export async function openGroup(side: Locator, label: string, button = "Expand"): Promise<void> {
  const id = await side.locator("label").filter({ hasText: label }).first().getAttribute("for");
  const toggle = side.locator(`[id="${id ?? ""}"]`).getByRole("button", { name: button });
  // What was opened in one language is open in the next.
  if ((await toggle.count()) > 0) await toggle.first().click();
}

/** Selects one or several options of a list. */
export async function choose(field: Locator, ...choices: string[]): Promise<void> {
  for (const choice of choices) {
    await field.fill(choice);
    await field.page().getByRole("option", { name: choice, exact: true }).click();
  }
}

/** Writes into the field with formatted text. */
export async function writeText(side: Locator, text: string): Promise<void> {
  const field = side.getByRole("textbox").and(side.locator("[data-slate-editor]"));
  await field.click();
  await field.page().keyboard.insertText(text);
}

/** Uploads a picture for the main picture, whose group is open, and takes it. */
export async function uploadPicture(
  page: Page,
  side: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await side.getByRole("button", { name: "Choose an image" }).filter({ visible: true }).first().click();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole("button", { name: "Choose selected" }).click();
}

/** Publishes what was written. Gets when that was, in milliseconds. */
export async function publish(
  page: Page,
  words: readonly [string, string] = ["Publish", "Publish now"],
): Promise<number> {
  await page.getByRole("button", { name: words[0], exact: true }).click();
  const now = page.getByRole("menuitem", { name: words[1], exact: true });
  await now.waitFor();
  const time = performance.now();
  await now.click();
  return time;
}

/** Waits until the status bar names a refusal: language, field and what is wrong. */
export async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").getByRole("listitem").filter({ hasText: text })).toBeVisible();
}
