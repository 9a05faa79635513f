import { expect, type Page } from "@playwright/test";

/** Expects one's own page, which says that one is signed in; the owner of the machine reads it in the language of whichever test came first. */
export async function expectMe(page: Page): Promise<void> {
  const name = /^(My name and devices|Mi nombre y dispositivos)$/;
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}
