import { expect, type Page } from "@playwright/test";

/** Waits until the form has kept what was typed. */
export async function waitForBackup(page: Page, text: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      (wanted) => Object.values(localStorage).some((value: string) => value.includes(wanted)),
      text,
    );
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}
