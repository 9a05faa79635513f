import { expect, type Page } from "@playwright/test";

/** Expects one's own page, which says that one is signed in. */
export async function expectMe(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "My name and devices", level: 1 })).toBeVisible();
}
