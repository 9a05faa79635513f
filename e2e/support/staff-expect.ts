import { expect as expectSoon, type Page } from "@playwright/test";

/** A sign-in waits for a mail and for three pages, while other specs keep both cores busy. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** Expects one's own page, which says that one is signed in. */
export async function expectMe(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "My name and devices", level: 1 })).toBeVisible();
}
